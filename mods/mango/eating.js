// What a meal does: it puts the next stage off, as often as one eats, and satisfies at once. The key takes the turn, the choice none.
import { add, allow, amend, change, items, refuse, say, set, table, verbs } from "gnaw";
import { eating } from "base/rules/eating.js";

/** Turns by which a meal as big as a ration puts the next stage off. */
export const meals = table("meals", { atLeast: 900, atMost: 1700 });

const SATISFIED = 4;

add(items, {
  "some-food": { like: "ration", name: "some food", doc: "What there is to eat." },
  mango: { like: "ration", name: "mango", plural: "mangoes", doc: "Keeps the healer away." },
});
amend(verbs, {
  eat: { time: 0, choosing: 1, ask: "Please select something to eat.", none: "You don't have anything to eat." },
});
amend(eating, { meal: () => [], line: "" });

export const dining = (who, verb, food, _target, dice) => {
  if (verb !== "eat") return [];
  const turns = Math.round((dice.between(meals.atLeast, meals.atMost) * food.nutrition) / items.ration.nutrition);
  return [change(who, "hungerTurn", turns), set(who, "hungerLevel", SATISFIED), say("Mmmm, that hit the spot.", "good")];
};

export const edible = (who, action, world) =>
  action.id === "use" && action.verb === "eat" && !verbs.eat.fits(action.item, who, world) ? refuse("You can't eat THAT!") : allow();
