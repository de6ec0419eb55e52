// How life comes back: by itself, slowly, and never on an empty stomach.
import { allow, change, heal, refuse, table } from "gnaw";
import { hungerOf } from "./hunger.js";

export const recovery = table("recovery", { turnsToFull: 300, tooHungryFrom: 2 });

export const healing = (who) => {
  if (who.hitPoints >= who.maxHitPoints || hungerOf(who).rank >= recovery.tooHungryFrom) return [];
  const gained = who.recovery + who.maxHitPoints / recovery.turnsToFull;
  const whole = Math.floor(gained);
  return [change(who, "recovery", gained - whole - who.recovery), heal(who, whole)];
};

export const resting = (who, action) => {
  if (action.id !== "rest") return allow();
  if (who.foesInView.length > 0) return refuse("You cannot rest with enemies in view.");
  if (who.hitPoints >= who.maxHitPoints) return refuse("You are well already.");
  if (hungerOf(who).rank >= recovery.tooHungryFrom) return refuse("You are too hungry to rest.");
  return allow("You rest.");
};
