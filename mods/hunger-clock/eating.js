// A meal sets the clock back to well fed, whatever it was; it does not add up.
import { amend, cells, change, items, say, set } from "gnaw";
import { eating } from "base/rules/eating.js";
import { hunger } from "base/rules/hunger.js";
import { turnsLeft } from "./clock.js";
import { clockStates } from "./states.js";

cells(items, { meal: "text?: what the log calls a meal of it; its name if left out" });

amend(items, { ration: { meal: "Rations" } });
amend(hunger, {
  left: turnsLeft,
  feed: (who) => [set(who, "hungerState", 0), set(who, "hungerDuration", clockStates.wellFed.lasts)],
  /** What takes nourishment sets the clock forward, up to its next state. */
  spend: (who, turns) => change(who, "hungerDuration", -Math.trunc(turns), { atLeast: 1 }),
});
amend(eating, {
  meal: (who, food, dice, world) => [
    hunger.feed(who, food.nutrition, dice, world),
    say(`You eat the ${food.meal ?? food.name}.`),
    food.onEat?.(who, dice, world) ?? [],
  ],
  line: "",
});
