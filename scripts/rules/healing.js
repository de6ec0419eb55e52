// How life comes back: by itself, slowly, better when well fed, never on an empty stomach; and it takes food.
import { allow, change, heal, memoized, refuse, table } from "gnaw";
import { isDyingOfPoison, statuses } from "../content/statuses.js";
import { timesWorn } from "./equipment.js";
import { hunger, hungerOf } from "./hunger.js";
import { watching } from "./moods.js";
import { statusesOf } from "./statuses.js";
import { timesByTalents } from "./talents.js";
import { told } from "./words.js";

export const recovery = table("recovery", {
  turnsToFull: 250,
  nourishmentPerHitPoint: 3,
  /** How many times as fast life comes back to somebody; 0 for not at all. */
  times: (who) => hungerOf(who).state.heals,
}, {
  turnsToFull: "number: turns in which all life comes back at the usual speed",
  nourishmentPerHitPoint: "number: turns of nourishment that a hit point costs",
  times: "rule: (who) => how many times as fast life comes back; 0 for not at all",
});

/** How many times as fast it comes by what he wears and has learned. */
const pace = memoized((who) => timesWorn(who, "regeneration") * timesByTalents(who, "regeneration"));

export const healing = (who, _dice, world) => {
  if (who.hitPoints >= who.maxHitPoints) return [];
  const times = recovery.times(who);
  if (times === 0) return [];
  const gained = who.recovery + (who.maxHitPoints / recovery.turnsToFull) * times * pace(who);
  const whole = Math.floor(gained);
  const recovered = change(who, "recovery", gained - whole - who.recovery);
  return whole === 0 ? [recovered] : [recovered, heal(who, whole), hunger.spend(who, whole * recovery.nourishmentPerHitPoint, world)];
};

export const resting = (who, _action, world) => {
  const foe = who.foesInView.find((one) => watching(one, world));
  if (foe !== undefined) return refuse(told("rest.foes", { foe }));
  if (isDyingOfPoison(who)) return refuse(told("rest.poisoned"));
  if (isAiling(who)) return allow(told("rest.begins"));
  if (who.hitPoints >= who.maxHitPoints) return refuse(told("no.rest"));
  if (recovery.times(who) === 0) return refuse(told("rest.hungry"));
  return allow(told("rest.begins"));
};

/** Whether something befalls him that is over by itself, such as blindness or poison. */
const isAiling = (who) => statusesOf(who).some((id) => statuses[id].isAilment);
