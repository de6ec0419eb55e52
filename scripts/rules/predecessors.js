// Those who died in earlier games, met where they fell: a few of their things, the worse for wear, a word about them, and now and then themselves.
import { become, lay, memoized, say, spawn, table } from "gnaw";
import { loot } from "../content/loot.js";
import { mayBeBetter } from "./equipment.js";
import { told } from "./words.js";

export const predecessors = table("predecessors", {
  percentMet: 60, things: 3, farFromStairs: 12, worst: -3, most: 4, percentRisen: 50,
}, {
  percentMet: "number: percent of those who died on a level that still lie there",
  things: "number: how many of their things lie with them, at the most",
  farFromStairs: "number: cells from where the hero comes in, at the least",
  worst: "number: a weapon or an armour loses 1 to 3, and is no worse than that then",
  most: "number: half of a stack is left, and no more than that",
  percentRisen: "number: percent of them that have risen again",
});

/** Who fell on a level. */
const fallen = (depth, place, world) =>
  world.predecessors.find((one) => one.depth === depth && one.place === place);

/** What may be left of a pack: such things as lie about elsewhere, no food, and nothing that is one of its kind. */
const leavings = memoized((hero) => hero.pack.filter((item) => Object.hasOwn(loot, item.kind) && item.nutrition === undefined));

const aged = (item, dice) => (mayBeBetter(item) ? Math.max(Math.min(predecessors.worst, item.bonus), item.bonus - dice.between(1, 3)) : 0);

const left = (item, at, dice) =>
  lay(item.kind, at, {
    count: Math.min(predecessors.most, Math.ceil(item.count / 2)),
    bonus: aged(item, dice),
    charge: Math.floor(item.charge / 2),
    ...(item.runic === "" ? {} : { runic: item.runic }),
  });

/** With half the life that he had, and his skill. */
const risen = ({ hero }, at) => {
  const life = Math.ceil(hero.maxHitPoints / 2);
  return spawn("revenant", at, { mood: "asleep", hitPoints: life, maxHitPoints: life, attack: hero.attack, defense: hero.defense });
};

/** Nobody lies at the stairs. */
export const remembering = (who, level, dice, world) => {
  const dead = level.isNew ? fallen(level.depth, level.place, world) : undefined;
  if (dead === undefined || !dice.percent(predecessors.percentMet)) return [];
  const at = level.free(dice, { from: who.at, distance: predecessors.farFromStairs });
  if (at === undefined) return [];
  return [
    become(at, "remains"),
    dice.shuffle(leavings(dead.hero)).slice(0, predecessors.things).map((item) => left(item, at, dice)),
    dice.percent(predecessors.percentRisen) ? risen(dead, at) : [],
    say(told("remains.arrival"), "bone"),
  ];
};

/** @type {(who: Creature, tile: Tile, dice: Dice, world: World) => Effects} */
export const epitaph = (who, _tile, _dice, world) => {
  const dead = who.isHero ? fallen(world.depth, world.place, world) : undefined;
  if (dead === undefined) return [];
  const { cause, turn } = dead.story;
  return [say(told("remains.epitaph", { level: dead.hero.level, cause, turn }), "bone")];
};
