// How life comes back: by itself, slowly, better when well fed, never on an empty stomach; and it takes food.
import { allow, change, heal, refuse, table } from "gnaw";
import { timesWorn } from "./equipment.js";
import { hungerOf } from "./hunger.js";

export const recovery = table("recovery", {
  turnsToFull: 250,
  nourishmentPerHitPoint: 3,
  /** How many times as fast life comes back to somebody; 0 for not at all. */
  times: (who) => hungerOf(who).state.heals,
});

export const healing = (who) => {
  const times = recovery.times(who);
  if (who.hitPoints >= who.maxHitPoints || times === 0) return [];
  const gained = who.recovery + (who.maxHitPoints / recovery.turnsToFull) * times * timesWorn(who, "mends");
  const whole = Math.floor(gained);
  return [
    change(who, "recovery", gained - whole - who.recovery),
    heal(who, whole),
    change(who, "nourishment", -whole * recovery.nourishmentPerHitPoint, { atLeast: 1 }),
  ];
};

export const resting = (who, action) => {
  if (action.id !== "rest") return allow();
  if (who.foesInView.length > 0) return refuse("You cannot rest with enemies in view.");
  if (who.poisoned > 0) return refuse("You cannot rest while you are poisoned.");
  if (who.hitPoints >= who.maxHitPoints) return refuse("You are well already.");
  if (recovery.times(who) === 0) return refuse("You are too hungry to rest.");
  return allow("You rest.");
};
