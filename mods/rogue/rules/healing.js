// How wounds close: slowly at first, a point after some quiet turns; from level 8 on by chance, every third.
import { heal, set } from "gnaw";
import { wornBy } from "base/rules/equipment.js";

/** Hit points that come back after so many quiet turns. */
const closing = (level, quiet, dice) => {
  if (level < 8) return quiet + 2 * level > 20 ? 1 : 0;
  return quiet >= 3 ? dice.between(1, level - 7) : 0;
};

/** @type {TurnEnds} */
export const mending = (who, dice) => {
  const quiet = who.quiet + 1;
  const rings = wornBy(who).filter((item) => item.kind === "rogue:ring-of-regeneration").length;
  const gained = closing(who.level, quiet, dice) + rings;
  return gained > 0 && who.hitPoints < who.maxHitPoints ? [heal(who, gained), set(who, "quiet", 0)] : [set(who, "quiet", quiet)];
};
