// Lays out what drawn rooms have to offer: on pedestals, plinths, stalls and floors.
import { become, items, lay } from "gnaw";
import { guaranteedFood } from "../content/loot.js";
import { stock } from "../content/stock.js";
import { idsBegun } from "./bands.js";
import { mayBeBetter } from "./equipment.js";
import { findable } from "./finds.js";
import { isWithinLuck, layFood } from "./foodclock.js";
import { hordesAt } from "./hordes.js";

/** Each place of a name has another kind; where none is found yet, nothing lies. */
const laidOut = (name, places, depth, dice) => {
  const { on, bonus, kinds } = stock[name];
  const drawn = dice.shuffle(idsBegun(kinds, depth));
  if (drawn.length === 0) return [];
  return places.map((at, n) => {
    const kind = drawn[n % drawn.length];
    return [
      on === "floor" ? [] : become(at, on),
      lay(kind, at, { bonus: mayBeBetter(items[kind]) ? bonus : 0, count: on === "floor" && items[kind].stacks ? 4 : 1 }),
    ];
  });
};

/** Food counts against what is due. */
const meal = (at, depth, dice, world) => {
  const kind = dice.pick(findable(guaranteedFood, depth));
  return isWithinLuck(kind, world) ? layFood(kind, at, world) : [];
};

export const stocking = (_who, level, dice, world) =>
  level.isNew
    ? [
        Object.keys(stock).filter((name) => level.marks(name).length > 0).map((name) => laidOut(name, level.marks(name), level.depth, dice)),
        level.marks("meal").slice(0, 1).map((at) => meal(at, level.depth, dice, world)),
        hordesAt(level.marks("horde"), level.depth, () => "asleep", dice),
      ]
    : [];
