// A meal gives a chance amount, and more than a stomach holds is lost.
import { amend, change, items, table } from "gnaw";
import { hunger } from "base/rules/hunger.js";

/** What a ration gives; other food does in proportion to its nourishment. */
export const portion = table("portion", { least: 1100, most: 1499, stomach: 2000 });

amend(hunger, {
  left: (who) => who.foodLeft,
  feed: (who, turns, dice) => {
    const share = turns / items.ration.nutrition;
    return change(who, "foodLeft", Math.round(dice.between(portion.least, portion.most) * share), { atMost: portion.stomach });
  },
  spend: (who, turns) => change(who, "foodLeft", -Math.trunc(turns)),
});
