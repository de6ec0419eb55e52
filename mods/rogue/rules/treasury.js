// A treasure room, now and then: things all over its floor, and even more of those who guard them, from a level below.
import { table } from "gnaw";
import { monsterAt } from "./monsters.js";
import { thing } from "./things.js";

export const treasury = table("treasury", { oneIn: 20, least: 2, most: 9, moreGuards: 2 }, {
  oneIn: "number: one new level of so many has such a room",
  least: "number: things in it, at the least",
  most: "number: things in it, at the most",
  moreGuards: "number: guards beyond the number of things, at the least",
});

/** What lies and lives in one of these rooms, which are lists of cells. */
export const treasure = (rooms, level, dice, world) => {
  if (!dice.oneIn(treasury.oneIn)) return [];
  const floor = dice.shuffle(dice.pick(rooms)).filter((at) => world.tileAt(at).passable && world.tileAt(at).action === undefined);
  const count = dice.between(treasury.least, treasury.most);
  const guards = Math.max(count + treasury.moreGuards, dice.between(treasury.least, treasury.most));
  return [floor.slice(0, count).map((at) => thing(at, dice)), floor.slice(0, guards).map((at) => monsterAt(level.depth + 1, at, dice))];
};
