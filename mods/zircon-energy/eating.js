// What a meal gives. It is eaten out of the pack, between two turns.
import { amend, cells, items, say, set, verbs } from "gnaw";
import { eating } from "base/rules/eating.js";
import { hunger } from "base/rules/hunger.js";
import { energy, store } from "./energy.js";

cells(items, {
  energy: "number?: what a meal gives; enough for its turns of nourishment if left out",
  meal: "text?: what the log calls it; its name if left out",
});

const energyOf = (food) => food.energy ?? food.nutrition * energy.perAction;

amend(verbs, { eat: { time: 0 } });
amend(eating, {
  meal: (who, food, dice, world) => [
    store(who, who.energy + energyOf(food)),
    say(`You eat the ${food.meal ?? food.name}.`),
    food.eaten?.(who, dice, world) ?? [],
  ],
  line: "",
});

/** Whatever else in the dungeon takes nourishment takes it from the same store. */
export const drained = (who) =>
  who.nourishment === hunger.stomach
    ? []
    : [store(who, who.energy + (who.nourishment - hunger.stomach) * energy.perAction), set(who, "nourishment", hunger.stomach)];
