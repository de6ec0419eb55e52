// Whoever is held fast goes nowhere: each step he tries shakes off a turn of it. Blows are free.
import { act, allow, change, instead, move, say, set } from "gnaw";
import { told } from "./words.js";

export const holding = (who, action, world) => {
  if (action.id !== "step") return allow();
  const other = world.creatureAt(world.next(who.at, action.direction));
  return other !== undefined && who.hates(other) ? allow() : instead(act.plain("struggle"));
};

export const struggling = (who) => [who.isHero ? say(told("struggle")) : [], change(who, "held", -1, { atLeast: Math.min(1, who.held) })];

/** Nothing holds somebody any more. */
export const loose = (who) => (who.held > 0 ? [set(who, "held", 0)] : []);

/** Somebody is at once where nothing holds him; he stays where he is if there is no such place. */
export const whisked = (who, to) => (to === undefined ? [] : [move(who, to), ...loose(who)]);
