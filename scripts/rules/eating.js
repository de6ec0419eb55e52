// What a meal does.
import { say, spend, table } from "gnaw";
import { hunger } from "./hunger.js";
import { clamp } from "./numbers.js";
import { mealsOf } from "./talents.js";
import { told } from "./words.js";

export const eating = table("eating", {
  meal: (who, food, dice, world) => [
    hunger.feed(who, food.nutrition, dice, world),
    food.onEat?.(who, dice, world) ?? [],
    mealsOf(who),
  ],
  line: "That was good.",
}, {
  meal: "rule: (who, food, dice, world) => effects of a meal",
  line: "words: said after a meal; nothing if empty",
});

export const using = (who, _verb, item, _target, dice, world) => [spend(item), say(eating.line, "good"), eating.meal(who, item, dice, world)];

/** What is asked before a meal of which the most would be lost. */
export const sureToEat = (item, user) => {
  const wasted = wastedBy(user, item);
  return wasted * 2 > item.nutrition ? told("sure.meal", { wasted, turns: item.nutrition }) : undefined;
};

/** Turns of nourishment that a full stomach would not hold. */
export const wastedBy = (who, food) => clamp(Math.round(hunger.left(who) + food.nutrition - hunger.stomach), 0, food.nutrition);
