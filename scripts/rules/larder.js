// Pays with meals what the dungeon owes, whenever a level is new.
import { items } from "gnaw";
import { larder } from "../content/loot.js";
import { owing, serve } from "./debt.js";
import { findable } from "./loot.js";

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
