// What creatures are up to, and when that changes: who sleeps may wake, who hunts may lose the track or his courage.
import { set, table } from "gnaw";

/** The moods by their ranks, which are what the meter `mood` counts. */
export const MOOD = Object.freeze({ asleep: 0, wandering: 1, hunting: 2, fleeing: 3, lurking: 4 });

/** Chances in percent, each turn. */
export const noticing = table("noticing", {
  wakes: 10, sees: 40, losesTrack: 4, takesHeart: 5, lurkersReach: 2, kinWithin: 8,
  words: ["asleep", "wandering", "hunting", "fleeing", "lurking"],
}, {
  wakes: "number: percent a turn that a sleeper wakes who hears the hero from half as far",
  sees: "number: percent a turn that a wanderer who hears and sees the hero hunts him",
  losesTrack: "number: percent a turn that a hunter who does not see the hero gives up",
  takesHeart: "number: percent a turn that one who has fled, and is afraid no more, hunts again",
  lurkersReach: "number: cells from the hero within which one who lurks comes out",
  kinWithin: "number: cells within which a pack is woken by one of it",
  words: "list: the moods by their ranks, as looking tells them",
});

export const moodWord = (who) => noticing.words[who.mood];

export const moods = (who, dice, world) => {
  const mood = next[who.mood](who, dice, world);
  return mood === who.mood ? [] : [set(who, "mood", mood), mood === MOOD.hunting ? alarm(who, world) : []];
};

/** By mood: the mood of the next turn. */
const next = [
  (who, dice, world) => (isHeard(who, world, 0.5) && dice.percent(noticing.wakes) ? MOOD.hunting : MOOD.asleep),
  (who, dice, world) => (isHeard(who, world, 1) && dice.percent(noticing.sees) && world.sees(who, world.hero) ? MOOD.hunting : MOOD.wandering),
  (who, dice, world) => {
    if (isAfraid(who)) return MOOD.fleeing;
    return dice.percent(noticing.losesTrack) && !world.sees(who, world.hero) ? MOOD.wandering : MOOD.hunting;
  },
  (who, dice) => (!isAfraid(who) && dice.percent(noticing.takesHeart) ? MOOD.hunting : MOOD.fleeing),
  (who, _dice, world) => (world.distance(who.at, world.hero.at) <= noticing.lurkersReach ? MOOD.hunting : MOOD.lurking),
];

const isHeard = (who, world, share) => world.distance(who.at, world.hero.at) <= world.hero.noise * share;

const isAfraid = (who) => who.fleesBelow !== undefined && who.hitPoints < who.maxHitPoints * who.fleesBelow;

/** Waking one of a pack wakes all. */
const alarm = (who, world) =>
  who.company === undefined
    ? []
    : world.creatures
        .filter((kin) => kin.kind === who.kind && kin.mood <= MOOD.wandering && world.distance(kin.at, who.at) <= noticing.kinWithin)
        .map((kin) => set(kin, "mood", MOOD.hunting));
