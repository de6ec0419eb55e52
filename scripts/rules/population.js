// What lives and lies on a new level of the dungeon itself. A place beside it is filled by whoever has made it.
import { become, lay, spawn, table } from "gnaw";
import { levels } from "../content/levels.js";
import { BANDS, bandOf, deeper } from "./bands.js";
import { setOut } from "./bargains.js";
import { bossAt } from "./bosses.js";
import { chained } from "./captives.js";
import { inhabitants } from "./habitats.js";
import { horde, hordesAt } from "./hordes.js";
import { find } from "./loot.js";
import { isPedestal, spots } from "./spots.js";

export const population = table("population", {
  hordes: (depth) => 5 + Math.min(4, Math.ceil(bandOf(depth) / 2)),
  /** Where the way is long, each level has less. */
  things: (depth) => (depth === 1 ? 6 : Math.max(3, Math.round(5 * Math.sqrt(BANDS / levels.depths)))),
  /** On the first depth nobody is about yet, on the next two many are, and at court most sleep off the feast. */
  percentAsleep: (depth) => (depth === 1 ? 100 : depth <= 3 ? 50 : depth === levels.depths ? 85 : 65),
  /** Nobody waits at the stairs, in cells. */
  farFromStairs: 12,
  percentWell: 50,
}, {
  hordes: "rule: (depth) => how many hordes live on a new level",
  things: "rule: (depth) => how many things lie there",
  percentAsleep: "rule: (depth) => percent of hordes that sleep",
  farFromStairs: "number: cells from where the hero comes in, at the least",
  percentWell: "number: percent of levels that have a well",
});

/** Whether a horde sleeps or wanders as somebody comes to a new level. */
export const moodAt = (depth, dice) => (dice.percent(population.percentAsleep(depth)) ? "asleep" : "wandering");

export const populating = (who, level, dice) => {
  if (!level.isNew || level.place !== undefined) return [];
  const { depth } = level;
  const mood = () => moodAt(depth, dice);
  return [
    hordesAt(spots(population.hordes(depth), level, dice, { from: who.at, distance: population.farFromStairs }), depth, mood, dice),
    spots(population.things(depth), level, dice).filter((at) => !isPedestal(at, level)).map((at) => find(depth, at, dice)),
    inhabitants(level, dice),
    bossAt(depth, level, dice, { from: who.at, distance: population.farFromStairs }),
    furnished(level, depth, dice),
    dice.percent(population.percentWell) ? spots(1, level, dice).map((at) => become(at, "well")) : [],
    depth === levels.depths ? throne(level, dice) : [],
  ];
};

/** What drawn rooms hold. */
export const furnished = (level, depth, dice) => [
  setOut(level.marks("choice"), depth, dice),
  chained(level.marks("captive"), depth, dice),
  level.marks("treasure").map((at) => find(deeper(depth, 2), at, dice)),
  level.marks("guard").map((at) => horde(depth, at, "asleep", dice)[0]),
];

/** The last level holds what one came for, and its guard. */
const throne = (level, dice) => {
  const at = level.marks("throne")[0] ?? level.free(dice);
  return [lay("horn", at), spawn("king", at, { mood: "asleep" })];
};
