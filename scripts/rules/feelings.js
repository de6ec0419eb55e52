// What sets a level apart from others: now and then one has a character of its own, which is told on arrival.
import { become, say, set, spawn, table } from "gnaw";
import { levels } from "../content/levels.js";
import { begunAt, deeper } from "./bands.js";
import { horde } from "./hordes.js";
import { find } from "./loot.js";
import { drivenTo, moodOf } from "./moods.js";
import { isBare, isOpen } from "./scenery.js";
import { patches, several } from "./spots.js";
import { isWithinLuck, layFood } from "./foodclock.js";

/** Where there has been luck before there is none. */
const strewn = (...kinds) => (level, dice, world) =>
  kinds.filter((kind) => isWithinLuck(kind, world)).map((kind) => several(1, level, dice, (at) => layFood(kind, at, world)));

/** Foes alone, and those among them who are about their own affairs: whoever lurks goes on lurking. */
const mood = (id) => (_level, _dice, world) => world.creatures.filter((one) => one.hates(world.hero) && moodOf(one).isUnaware).map((one) => drivenTo(one, id));

export const feelings = table("feelings", {
  dark: {
    from: 2, weight: 10, line: "It is dark here. You see no farther than a few steps.",
    effects: (level, dice, world) => [set(level, "dark", 1), several(14, level, dice, (at) => (isOpen(at, world) && isBare(at, world) ? [become(at, "brazier")] : []))],
  },
  larder: { from: 2, weight: 6, line: "It smells of smoke and fat: somebody keeps a larder here.", effects: strewn("jerky", "honeycomb") },
  fungus: { from: 2, weight: 6, line: "The air is damp, and tastes of mushrooms.", effects: strewn("mushroom") },
  overgrown: { from: 2, weight: 10, line: "Everything is overgrown.", effects: patches(14, 3, "grass") },
  flooded: { from: 3, weight: 10, line: "Water stands in the halls.", effects: patches(14, 3, "shallows") },
  ruin: { from: 3, weight: 10, line: "Half of this has fallen in.", effects: patches(20, 2, "rubble") },
  silence: { from: 2, weight: 10, line: "It is very quiet. Everything sleeps.", effects: mood("asleep") },
  unrest: { from: 4, weight: 8, line: "Nobody sleeps here.", effects: mood("wandering") },
  nest: {
    from: 2, weight: 8, line: "Something scurries in every corner.",
    effects: (level, dice) => several(6, level, dice, (at) => spawn("rat", at, { mood: "wandering" })),
  },
  armoury: {
    from: 4, weight: 8, line: "You hear the clink of steel.",
    effects: (level, dice) => [several(2, level, dice, (at) => find(deeper(level.depth, 2), at, dice)), several(1, level, dice, (at) => horde(level.depth, at, "asleep", dice))],
  },
}, {
  from: "number: the first of ten bands where a level may be so",
  weight: "weight: how often, beside the others",
  line: "words: what is told on arrival",
  effects: "rule: (level, dice, world) => what makes the level so",
});

export const feeling = table("feeling", { percent: 35 }, { percent: "number: percent of levels that have a character" });

/** Not the first level, which shows how levels are; nor the last, which has one. */
export const characters = (_who, level, dice, world) => {
  if (!level.isNew || level.place !== undefined || level.depth === 1 || level.depth >= levels.depths || !dice.percent(feeling.percent)) return [];
  const possible = begunAt(feelings, level.depth);
  if (Object.keys(possible).length === 0) return [];
  const { line, effects } = feelings[/** @type {"dark"} */ (dice.pick(possible))];
  return [effects(level, dice, world), say(line, "magic")];
};
