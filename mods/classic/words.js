// What the states of hunger are called, and when they are told.
import { table } from "gnaw";
import { portion } from "./eating.js";

/** A hero is in the state with the lowest `below` that is still above what is left. */
export const stages = table("stages", {
  fed: { below: Infinity, label: "", tone: "food" },
  hungry: { below: 300, label: "Hungry", tone: "warn", onEnter: "You begin to feel hungry." },
  weak: { below: 150, label: "Weak", tone: "bad", onEnter: "Hunger makes you weak." },
  faint: { below: 1, label: "Faint", tone: "bad", onEnter: "Everything goes dim with hunger." },
});

export const stateAt = (left) =>
  Object.values(stages).reduce((worst, stage) => (left < stage.below && stage.below < worst.below ? stage : worst));

export const foodBar = (who) => {
  const { label, tone } = stateAt(who.foodLeft);
  return [{ bar: "Food", value: Math.max(0, who.foodLeft), max: portion.stomach, tone, text: label }];
};
