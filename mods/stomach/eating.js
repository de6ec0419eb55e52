// What a meal does: it fills, no more than the stomach holds. A better state is never told.
import { amend, change, items, say, table } from "gnaw";
import { eating } from "base/rules/eating.js";
import { PLAYER, titled } from "./words.js";

/** What a ration fills; other food does in proportion to its nourishment. */
export const portions = table("portions", { ration: 750 });

amend(eating, {
  meal: (who, food) => [
    change(who, "fullness", Math.floor((portions.ration * food.nutrition) / items.ration.nutrition), { atMost: who.maxFullness }),
    say(`${PLAYER} uses ${titled(food.name)}.`),
  ],
  line: "",
});
