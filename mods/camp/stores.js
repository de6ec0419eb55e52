// What one lives on in camp: stores that only rest uses up, and that meals fill again.
import { add, amend, change, items, meters, set, table } from "gnaw";
import { eating } from "base/rules/eating.js";
import { hunger } from "base/rules/hunger.js";

/** What a ration fills; other food does in proportion to its nourishment. */
export const supplies = table("supplies", { ration: 200 });

add(meters, {
  stores: { start: 200, owner: "hero", doc: "hit points that rest can still give back" },
  maxStores: { start: 400, owner: "hero", doc: "the most that one can eat ahead" },
});

const filling = (nourishment) => Math.trunc((supplies.ration * nourishment) / items.ration.nutrition);

amend(eating, {
  meal: (who, food, dice, world) => [
    change(who, "stores", filling(food.nutrition), { atMost: who.maxStores }),
    food.eaten?.(who, dice, world) ?? [],
  ],
});

/** Whatever else in the dungeon takes nourishment takes stores. */
export const drained = (who) =>
  who.nourishment === hunger.stomach
    ? []
    : [
        change(who, "stores", filling(who.nourishment - hunger.stomach), { atLeast: 0, atMost: who.maxStores }),
        set(who, "nourishment", hunger.stomach),
      ];

/** @type {StatusOf} */
export const storesBar = (who) => {
  const isSpent = who.stores === 0;
  return [{ bar: "Stores", value: who.stores, max: who.maxStores, tone: isSpent ? "bad" : "food", text: isSpent ? "Spent" : "" }];
};
