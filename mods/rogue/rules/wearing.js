// Rings on fingers, and curses: what is cursed does not come off, nor make room for another thing.
import { allow, refuse, set } from "gnaw";
import { slots, wornBy } from "base/rules/equipment.js";

export const wears = (who, ring) => wornBy(who).some((item) => item.kind === `rogue:${ring}`);

const STUCK = "You cannot: it is cursed.";

const isStuck = (item) => item?.worn === 1 && item.cursed === 1;

/** What is in the way in that slot once it is full. */
const inTheWay = (who, item) => {
  const worn = wornBy(who).filter((other) => other.slot === item.slot);
  return worn.slice(0, Math.max(0, worn.length + 1 - slots[item.slot].room));
};

/** @type {MayDo} */
export const curses = (who, action) => {
  const { item } = action;
  if (item === undefined || action.id === "pickUp") return allow();
  if (isStuck(item)) return refuse(STUCK);
  return action.verb === "wear" && inTheWay(who, item).some(isStuck) ? refuse("What you have on is cursed: it does not come off.") : allow();
};

/** Whoever puts armour on sees how good it is. @type {ItemUsed} */
export const fitting = (_user, _verb, item) => (item.armourValue !== undefined ? [set(item, "examined", 1)] : []);
