// The dungeon owes whoever goes down his food: how much in all by a depth is a formula, never luck.
import { items, table } from "gnaw";
import { larder } from "../content/loot.js";
import { findable, serve } from "./loot.js";

export const owing = table("owing", {
  /** Turns of nourishment owed by a depth in all, beside the full stomach and the ration that one begins with. */
  owed: (depth) => 1500 * (0.12 * Math.pow(depth, 1.35) - 0.9),
  /** A little sooner or later, so that one cannot count on the place. */
  noise: 250,
}, {
  owed: "rule: (depth) => turns of nourishment owed by a depth in all, beside what one begins with",
  noise: "number: turns of nourishment by which it is paid sooner or later",
});

/** Pays what is owed when a level is new. */
export const owedFood = (_who, level, dice, world) => {
  if (!level.isNew) return [];
  const due = owing.owed(level.depth) + dice.between(-owing.noise, owing.noise) - world.foodLaid;
  return meals(due, level.depth, dice).map((kind) => {
    const at = level.free(dice);
    return at === undefined ? [] : serve(kind, at, world);
  });
};

/** Kinds of meals until no more than half of the next is due: so what is laid stays as near to the debt as whole meals can. */
const meals = (due, depth, dice) => {
  if (due <= 0) return [];
  const kind = dice.pick(findable(larder, depth));
  const { nutrition } = items[kind];
  return due < nutrition / 2 ? [] : [kind, ...meals(due - nutrition, depth, dice)];
};
