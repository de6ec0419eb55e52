// What a meal does: it fills, no more than the stomach holds. A better state is never told.
import { amend, change, items, say, table } from "gnaw";
import { eating } from "base/rules/eating.js";
import { hunger } from "base/rules/hunger.js";
import { PLAYER, titled } from "./words.js";

/** What a ration fills; other food does in proportion to its nourishment. */
export const portions = table("portions", { ration: 750 });

const filling = (nourishment) => Math.trunc((portions.ration * nourishment) / items.ration.nutrition);

amend(hunger, {
  left: (who) => who.fullness,
  feed: (who, turns) => change(who, "fullness", filling(turns), { atMost: who.maxFullness }),
  spend: (who, turns) => change(who, "fullness", -filling(turns), { atLeast: 0 }),
});
amend(eating, {
  meal: (who, food, dice, world) => [
    hunger.feed(who, food.nutrition, dice, world),
    say(`${PLAYER} uses ${titled(food.name)}.`),
    food.onEat?.(who, dice, world) ?? [],
  ],
  line: "",
});
