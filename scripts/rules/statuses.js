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
  const { begins, tone, timesSpeed, onBegin } = statuses[id];
  if (who[id] > 0) return [set(who, id, Math.max(who[id], turns))];
  const sped = timesSpeed === undefined ? [] : set(who, "speed", who.speed * timesSpeed);
  return [set(who, id, turns), sped, onBegin?.(who) ?? [], who.isHero ? [say(begins, tone), interrupt(begins)] : []];
};

/** The ids of what ails or helps somebody now. */
export const statusesOf = (who) => Object.keys(statuses).filter((id) => who[id] > 0);

export const wearingOff = (who, dice, world) => {
  const present = statusesOf(who);
  const over = present.filter((id) => who[id] <= 1 || statuses[id].isOver?.(who));
  return [present.map((id) => passing(who, id, dice, world)), over.map((id) => ended(who, id)), slackened(who, over)];
};

const passing = (who, id, dice, world) => {
  const { eachTurn, isOver } = statuses[id];
  return isOver?.(who) ? set(who, id, 0) : [eachTurn?.(who, dice, world) ?? [], change(who, id, -1, { atLeast: 0 })];
};

/** What is over no longer makes anybody fast or slow: once for all that are, for each would else count from the speed before. */
const slackened = (who, over) => {
  const times = over.reduce((product, id) => product * (statuses[id].timesSpeed ?? 1), 1);
  return times === 1 ? [] : set(who, "speed", who.speed / times);
};

const ended = (who, id) => [statuses[id].onEnd?.(who) ?? [], who.isHero ? say(statuses[id].ends) : []];

/** @type {StatusOf} */
export const statusLabels = (who) => statusesOf(who).map((id) => ({ text: statuses[id].label, tone: statuses[id].tone, turns: who[id] }));
