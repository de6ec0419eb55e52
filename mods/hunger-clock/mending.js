// Wounds close in two ways: a point for each turn of waiting in peace, and up to half of one's life on the way down.
import { allow, heal, refuse, say, set } from "gnaw";
import { stateOf } from "./states.js";

export const mending = (who) => (mayMend(who) ? [heal(who, 1)] : []);

const mayMend = (who) => who.foesInView.length === 0 && stateOf(who).heals;

/** Resting is waiting again and again, so it is refused where waiting does not heal. */
export const resting = (who) => {
  if (who.foesInView.length > 0) return refuse("You cannot rest with enemies in view.");
  if (who.hitPoints >= who.maxHitPoints) return refuse("You are well already.");
  return stateOf(who).heals ? allow("You rest.") : refuse("You are too hungry to rest.");
};

export const descending = (who, level) => {
  if (!level.isNew || level.depth === 1) return [];
  const half = Math.floor(who.maxHitPoints / 2);
  return [
    set(who, "hitPoints", Math.max(who.hitPoints, half)),
    say("You descend to the next level, and take a moment to heal."),
  ];
};
