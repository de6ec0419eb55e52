// What a meal does: it puts the next stage off, as often as one eats, and satisfies at once. The key takes the turn, the choice none.
import { add, allow, amend, cells, change, items, refuse, say, set, table, verbs } from "gnaw";
import { eating } from "base/rules/eating.js";
import { hunger } from "base/rules/hunger.js";
import { guaranteedFood } from "base/content/loot.js";
import { turnsLeft } from "./stages.js";

/** Turns by which a whole meal puts the next stage off. */
export const meals = table("meals", { atLeast: 900, atMost: 1700 });

const SATISFIED = 4;

cells(items, { portion: "number?: whole meals it makes; if left out, in proportion to a ration" });
add(items, { "some-food": { like: "ration", name: "some food", plural: "portions of some food", portion: 1, doc: "What there is to eat." } });
amend(items, { mango: { portion: 1 } });
add(guaranteedFood, { "some-food": { from: 1, to: 10, weight: 50 } });
amend(verbs, {
  eat: { time: 0, choosing: 1, ask: "Please select something to eat.", none: "You don't have anything to eat." },
});
amend(eating, { meal: (who, food, dice, world) => food.onEat?.(who, dice, world) ?? [], line: "" });

const portionOf = (food) => food.portion ?? food.nutrition / items.ration.nutrition;

/** So much of a whole meal puts the next stage off, and satisfies. */
const satisfied = (who, portion, dice) => [
  change(who, "hungerTurn", Math.round(dice.between(meals.atLeast, meals.atMost) * portion)),
  set(who, "hungerLevel", SATISFIED),
];

amend(hunger, {
  left: turnsLeft,
  feed: (who, turns, dice) => satisfied(who, turns / items.ration.nutrition, dice),
  /** What takes nourishment brings the next stage nearer, but never past it. */
  spend: (who, turns, world) => change(who, "hungerTurn", -Math.trunc(turns), { atLeast: world.turn + 1 }),
});

export const dining = (who, _verb, food, _target, dice) => [satisfied(who, portionOf(food), dice), say("Mmmm, that hit the spot.", "good")];

export const edible = (who, action, world) =>
  !verbs.eat.fits(action.item, who, world) ? refuse("You can't eat THAT!") : allow();
