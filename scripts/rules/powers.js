// Powers in use: when a creature that hunts uses its own, and what comes of it.
import { interrupt } from "gnaw";
import { powers } from "../content/powers.js";

/** Whether it uses its power now: it sees whom it is after, near enough, has a reason, and the dice agree. */
export const usesPower = (who, foe, sight, dice, world) => {
  if (who.power === undefined) return false;
  const { range, percent, when } = powers[who.power];
  return world.distance(who.at, foe.at) <= range && sight.sees(foe) && (when === undefined || when(who, foe, world)) && dice.percent(percent);
};

export const wielding = (who, action, dice, world) => {
  const foe = action.at && world.creatureAt(action.at);
  if (foe === undefined || who.power === undefined) return [];
  return [powers[who.power].does(who, foe, dice, world), foe.isHero ? interrupt() : []];
};
