// A meal sets the clock back to well fed, whatever it was; it does not add up.
import { amend, cells, items, say, set } from "gnaw";
import { eating } from "base/rules/eating.js";
import { clockStates } from "./states.js";

cells(items, { meal: "text?: what the log calls a meal of it; its name if left out" });

amend(items, { ration: { meal: "Rations" } });
amend(eating, {
  meal: (who, food, dice, world) => [
    set(who, "hungerState", 0),
    set(who, "hungerDuration", clockStates.wellFed.lasts),
    say(`You eat the ${food.meal ?? food.name}.`),
    food.eaten?.(who, dice, world) ?? [],
  ],
  line: "",
});
