// The food clock: how much food there is in all by a depth is a formula and hardly luck. What is due is laid out whenever a level is new.
import { change, drop, items, lay, memoized, table } from "gnaw";
import { guaranteedFood } from "../content/loot.js";
import { findable } from "./finds.js";

export const foodClock = table("foodClock", {
  /** Turns of nourishment due by a depth in all, beside the full stomach and the ration that one begins with. */
  dueBy: (depth) => 1500 * (0.1286 * Math.pow(depth, 1.35) - 1),
  /** A little sooner or later, so that one cannot count on the place. */
  spread: 250,
  /** A small meal or two: whoever is so lucky finds no more on bodies until he has gone deeper. */
  mostAhead: 400,
}, {
  dueBy: "rule: (depth) => turns of nourishment that are due by a depth in all, beside what one begins with",
  spread: "number: turns of nourishment by which it is laid out sooner or later",
  mostAhead: "number: turns of nourishment by which what bodies leave by chance may run ahead of what is due",
});

const nourishment = (kind) => items[kind].nutrition ?? 0;

/** Whether chance may bring that kind at that depth: always, unless it is food and luck has run too far ahead. */
export const isWithinLuck = (kind, world) =>
  nourishment(kind) === 0 || world.foodLaid + nourishment(kind) <= Math.max(0, foodClock.dueBy(world.depth)) + foodClock.mostAhead;

/** Lays something down. Food that comes by chance counts against what is due, so that luck evens out. */
export const layFood = (kind, at, world) => [lay(kind, at), change(world, "foodLaid", nourishment(kind))];

/** Food that is stolen is due again. */
export const foodStolen = (kind, world) => change(world, "foodLaid", -nourishment(kind));

/** What somebody carried lies there for the taking; until now it was due. */
export const dropCarried = (item, at, world) => [drop(item, at), change(world, "foodLaid", nourishment(item.kind) * item.count)];

export const owedFood = (_who, level, dice, world) => {
  if (!level.isNew || level.place !== undefined) return [];
  const due = foodClock.dueBy(level.depth) + dice.between(-foodClock.spread, foodClock.spread) - world.foodLaid;
  return meals(due, level.depth, dice).map((kind) => {
    const at = level.free(dice);
    return at === undefined ? [] : layFood(kind, at, world);
  });
};

const mealsAt = memoized((depth) => findable(guaranteedFood, depth));

/** Kinds of meals until no more than half of the next is due: so what is laid out stays as near to the clock as whole meals can. */
const meals = (due, depth, dice) => {
  if (due <= 0) return [];
  const kind = dice.pick(mealsAt(depth));
  const { nutrition } = items[kind];
  return due < nutrition / 2 ? [] : [kind, ...meals(due - nutrition, depth, dice)];
};
