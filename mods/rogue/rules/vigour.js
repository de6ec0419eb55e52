// How strength is won, lost and restored: between 3 and 31.
import { say, set } from "gnaw";
import { wears } from "./wearing.js";

const LEAST = 3;
const MOST = 31;

export const stronger = (who) => {
  const strength = Math.min(MOST, who.strength + 1);
  return [set(who, "strength", strength), set(who, "maxStrength", Math.max(who.maxStrength, strength)), say("You feel stronger.", "good")];
};

/** A ring can stand against it. */
export const weaker = (who, by) =>
  wears(who, "ring-of-sustain-strength")
    ? [say("You feel sick, for a moment.")]
    : [set(who, "strength", Math.max(LEAST, who.strength - by)), say("You feel weaker.", "bad")];

export const restored = (who) => [set(who, "strength", Math.max(who.strength, who.maxStrength)), say("It warms all the way down.", "good")];
