// What a meal gives. It is eaten out of the pack, between two turns.
import { amend, cells, change, items, say, verbs } from "gnaw";
import { eating } from "base/rules/eating.js";
import { hunger } from "base/rules/hunger.js";
import { energy, store } from "./energy.js";

cells(items, {
  energy: "number?: what a meal gives; enough for its turns of nourishment if left out",
  meal: "text?: what the log calls it; its name if left out",
});

const energyOf = (food) => food.energy ?? food.nutrition * energy.perAction;

amend(hunger, {
  left: (who) => who.energy / energy.perAction,
  feed: (who, turns) => change(who, "energy", turns * energy.perAction, { atMost: who.maxEnergy }),
  spend: (who, turns) => change(who, "energy", -turns * energy.perAction),
});
amend(verbs, { eat: { time: 0 } });
amend(eating, {
  meal: (who, food, dice, world) => [
    store(who, who.energy + energyOf(food)),
    say(`You eat the ${food.meal ?? food.name}.`),
    food.onEat?.(who, dice, world) ?? [],
  ],
  line: "",
});
