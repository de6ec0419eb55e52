// What brings back whoever would die, once.
import { heal, say, set, spend } from "gnaw";
import { wornBy } from "./equipment.js";
import { learn } from "./identity.js";
import { told } from "./words.js";

/** Nothing is spent on whoever dies all the same. */
export const saving = (victim) =>
  victim.isDoomed ? [] : wornBy(victim).filter((item) => item.saves === true).slice(0, 1).map((item) => [
    heal(victim, Math.max(0, Math.ceil(victim.maxHitPoints / 2) - victim.hitPoints)), set(victim, "poisoned", 0), set(victim, "burning", 0), learn(item), spend(item),
    say(told("ring.saves", { item }), "good"),
  ]);
