// How statuses befall somebody, what they do each turn, and how they pass.
import { change, interrupt, say, set } from "gnaw";
import { statuses } from "../content/statuses.js";

/**
 * Somebody is now poisoned, confused, … for so many turns; a second time lasts as long as the longer.
 * @type {<Id extends string>(who: Creature, id: Written<Id, keyof StatusesIds>, turns: number) => Effects}
 */
export const inflict = (who, status, turns) => {
  const id = /** @type {any} */ (status);
  if (typeof status !== "string") throw new TypeError("inflict wants to know whom, what by its id, and for how many turns: inflict(who, \"poisoned\", 5).");
  if (!(turns >= 0)) throw new TypeError(`inflict wants a number, 0 or more, for turns, but got ${turns}.`);
  if (turns === 0) return [];
  const { begins, tone, onBegin } = statuses[id];
  if (who[id] > 0) return [set(who, id, Math.max(who[id], turns))];
  return [set(who, id, turns), onBegin?.(who) ?? [], who.isHero ? [say(begins, tone), interrupt(begins)] : []];
};

/** The ids of what ails or helps somebody now. */
export const statusesOf = (who) => Object.keys(statuses).filter((id) => who[id] > 0);

export const wearingOff = (who) =>
  statusesOf(who).map((id) => {
    const { eachTurn, isOver } = statuses[id];
    if (isOver?.(who)) return [set(who, id, 0), ended(who, id)];
    return [eachTurn?.(who) ?? [], change(who, id, -1, { atLeast: 0 }), who[id] <= 1 ? ended(who, id) : []];
  });

const ended = (who, id) => [statuses[id].onEnd?.(who) ?? [], who.isHero ? say(statuses[id].ends) : []];

/** @type {StatusOf} */
export const statusLabels = (who) => statusesOf(who).map((id) => ({ text: statuses[id].label, tone: statuses[id].tone, turns: who[id] }));
