// A meal gives a chance amount, and more than a stomach holds is lost.
import { amend, change, items, table } from "gnaw";
import { eating } from "base/rules/eating.js";

/** What a ration gives; other food does in proportion to its nourishment. */
export const portion = table("portion", { least: 1100, most: 1499, stomach: 2000 });

amend(eating, {
  meal: (who, food, dice, world) => {
    const share = food.nutrition / items.ration.nutrition;
    return [
      change(who, "foodLeft", Math.round(dice.between(portion.least, portion.most) * share), { atMost: portion.stomach }),
      food.eaten?.(who, dice, world) ?? [],
    ];
  },
});
