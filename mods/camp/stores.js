// What one lives on in camp: stores that only rest uses up, and that meals fill again.
import { add, amend, change, items, meters, table } from "gnaw";
import { hunger } from "base/rules/hunger.js";

/** What a ration fills; other food does in proportion to its nourishment. */
export const supplies = table("supplies", { ration: 200 });

add(meters, {
  stores: { start: 200, owner: "hero", doc: "hit points that rest can still give back" },
  maxStores: { start: 400, owner: "hero", doc: "the most that one can eat ahead" },
});

const filling = (nourishment) => Math.trunc((supplies.ration * nourishment) / items.ration.nutrition);

amend(hunger, {
  feed: (who, turns) => change(who, "stores", filling(turns), { atMost: who.maxStores }),
  spend: (who, turns) => change(who, "stores", -filling(turns), { atLeast: 0 }),
});

/** @type {StatusOf} */
export const storesBar = (who) => {
  const isSpent = who.stores === 0;
  return [{ bar: "Stores", value: who.stores, max: who.maxStores, tone: isSpent ? "bad" : "food", text: isSpent ? "Spent" : "" }];
};
