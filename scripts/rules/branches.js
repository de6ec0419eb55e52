// The ways beside the main one: how they are dug, who lives there, and what lies there.
import { become, lay, memoized, places, say, spawn } from "gnaw";
import { branches, lastLetters } from "../content/branches.js";
import { lettersOf } from "../content/legend.js";
import { legend, MARKS, PARTS } from "../content/levels.js";
import { atMostLast, lastOf } from "./bands.js";
import { band } from "./hordes.js";
import { find } from "./loot.js";
import { furnished, moodAt, population } from "./population.js";
import { spots } from "./spots.js";

const branchOf = (place) => (place !== undefined && Object.hasOwn(branches, place) ? branches[/** @type {"orchard"} */ (place)] : undefined);

/**
 * Whether nothing lies under a level: the last of the dungeon, or of a place beside it.
 * @type {(where: { depth: number, place?: string }) => boolean}
 */
export const isBottom = ({ depth, place }) => depth >= lastOf(place);

const lastRoom = memoized((place) => {
  return { name: place, drawing: branches[place].drawing, ...lettersOf(lastLetters(branches[place]), { tiles: legend, marks: MARKS }) };
});

/** @type {LevelPlanned} */
export const branching = (depth, _dice, _world, place) => {
  const row = branchOf(place);
  if (row === undefined) return undefined;
  const { width, height, style, rooms, lakes } = row;
  const isLast = depth >= lastOf(place);
  return { width, height, style, rooms, lakes, secretPercent: 0, vaults: isLast ? [lastRoom(place)] : [], tiles: PARTS, up: true, down: !isLast };
};

/** @type {TonesOf} */
export const branchTones = (world) => branchOf(world.place)?.tones;

/** Nobody lives there who has nothing to do with it. */
export const inhabiting = (who, level, dice) => {
  const row = branchOf(level.place);
  if (row === undefined || !level.isNew) return [];
  const depth = atMostLast(level.depth);
  return [
    spots(row.hordes, level, dice, { from: who.at, distance: population.farFromStairs }).map((at) => band(dice.pick(row.kinds), at, moodAt(depth, dice), dice)),
    spots(row.things, level, dice).map((at) => find(depth, at, dice)),
    Object.entries(row.meals).map(([kind, count]) => spots(count, level, dice).map((at) => lay(/** @type {ItemId} */ (kind), at))),
    furnished(level, depth, dice),
    level.marks("lair").map((at) => spawn(row.owner, at, { mood: "asleep" })),
    level.marks("apple").map((at) => lay("golden-apple", at)),
    level.marks("prize").map((at) => [become(at, "plinth"), lay("cup", at)]),
    level.depth === places[level.place].from ? say(row.line, "magic") : [],
  ];
};
