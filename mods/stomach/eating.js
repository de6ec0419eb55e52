// What a meal does: it fills, no more than the stomach holds. A better state is never told.
import { amend, change, items, say, set, table } from "gnaw";
import { eating } from "base/rules/eating.js";
import { hunger } from "base/rules/hunger.js";
import { PLAYER, titled } from "./words.js";

/** What a ration fills; other food does in proportion to its nourishment. */
export const portions = table("portions", { ration: 750 });

const filling = (nourishment) => Math.trunc((portions.ration * nourishment) / items.ration.nutrition);

amend(eating, {
  meal: (who, food, dice, world) => [
    change(who, "fullness", filling(food.nutrition), { atMost: who.maxFullness }),
    say(`${PLAYER} uses ${titled(food.name)}.`),
    food.eaten?.(who, dice, world) ?? [],
  ],
  line: "",
});

/** Whatever else in the dungeon takes nourishment takes it from this stomach. */
export const drained = (who) =>
  who.nourishment === hunger.stomach
    ? []
    : [
        change(who, "fullness", filling(who.nourishment - hunger.stomach), { atLeast: 0, atMost: who.maxFullness }),
        set(who, "nourishment", hunger.stomach),
      ];
