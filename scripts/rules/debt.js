// What the dungeon owes whoever goes down of food, and what it has given: how much in all by a depth is a formula, hardly luck.
import { change, drop, items, lay, table } from "gnaw";

export const owing = table("owing", {
  /** Turns of nourishment owed by a depth in all, beside the full stomach and the ration that one begins with. */
  owed: (depth) => 1500 * (0.12 * Math.pow(depth, 1.35) - 0.9),
  /** A little sooner or later, so that one cannot count on the place. */
  noise: 250,
  /** A day's fare: who is so lucky finds no more on bodies until he has gone deeper. */
  mostAhead: 1500,
}, {
  owed: "rule: (depth) => turns of nourishment owed by a depth in all, beside what one begins with",
  noise: "number: turns of nourishment by which it is paid sooner or later",
  mostAhead: "number: turns of nourishment by which what bodies leave by chance may run ahead of what is owed",
});

const nourishment = (kind) => items[kind].nutrition ?? 0;

/** Whether chance may bring that kind at that depth: always, unless it is food and luck has run too far ahead. */
export const isWithinLuck = (kind, world) =>
  nourishment(kind) === 0 || world.foodLaid + nourishment(kind) <= Math.max(0, owing.owed(world.depth)) + owing.mostAhead;

/** Lays something down. Food that comes by chance counts against what the dungeon owes, so that luck evens out. */
export const serve = (kind, at, world) => [lay(kind, at), change(world, "foodLaid", nourishment(kind))];

/** What is stolen is owed again. */
export const owedAgain = (kind, world) => change(world, "foodLaid", -nourishment(kind));

/** What somebody carried lies there for the taking: so far it was owed. */
export const giveUp = (item, at, world) => [drop(item, at), change(world, "foodLaid", nourishment(item.kind) * item.count)];
