// Life on the status line.
import { told } from "./words.js";
/** @type {StatusOf} */
export const life = (who) => {
  const share = who.hitPoints / who.maxHitPoints;
  const tone = share <= 0.25 ? "bad" : share <= 0.5 ? "warn" : "good";
  return [{ bar: told("bar.life"), value: Math.max(0, who.hitPoints), max: who.maxHitPoints, tone, text: "" }];
};
