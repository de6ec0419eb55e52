// What a meal does.
import { change, say, spend, table } from "gnaw";
import { hunger } from "./hunger.js";

export const eating = table("eating", {
  meal: (who, food) => [change(who, "nourishment", food.nutrition, { atMost: hunger.stomach })],
  line: "That was good.",
});

export const using = (who, verb, item) =>
  verb === "eat" ? [spend(item), eating.meal(who, item), say(eating.line, "good")] : [];
