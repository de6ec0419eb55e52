// How the stomach empties: a point each turn, and on below nothing, where one faints and at last dies.
import { add, interrupt, kill, meters, say, set, stun, table } from "gnaw";
import { stateAt } from "./words.js";

add(meters, { foodLeft: { start: 1300, owner: "hero", doc: "turns until the stomach is empty; death comes below -850" } });

/** Once there is nothing left: the chance to faint in each turn, for how many turns, and where life ends. */
export const famine = table("famine", { faintsOneIn: 5, leastTurns: 4, mostTurns: 11, deadBelow: -850 });

export const digesting = (who, dice) => {
  const left = who.foodLeft - 1;
  const state = stateAt(left);
  const worse = state !== stateAt(who.foodLeft) && state.onEnter !== undefined;
  return [
    set(who, "foodLeft", left),
    worse ? [say(state.onEnter, state.tone), interrupt(state.onEnter)] : [],
    left <= 0 ? starved(who, left, dice) : [],
  ];
};

const starved = (who, left, dice) => {
  if (left < famine.deadBelow) return [kill(who, "starvation")];
  if (who.paralysed > 0 || !dice.oneIn(famine.faintsOneIn)) return [];
  const line = "You are too weak from hunger. You faint.";
  return [say(line, "bad"), interrupt(line), stun(who, dice.between(famine.leastTurns, famine.mostTurns))];
};
