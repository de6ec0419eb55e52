// What the talents that the hero has learned do for him: rules ask here for the cells of their rows.
import { flawIn } from "gnaw";
import { talents } from "../content/talents.js";
import { getsHungry } from "./hunger.js";
import { sum } from "./numbers.js";

/** Talents by their ids, as often as they were learned; creatures have none. */
const known = (who) => (who.isHero ? (who.talents ?? []) : []);

const rowsOf = (who) => known(who).map((id) => talents[id]);

/** What one talent says in a cell; what is no number would make nonsense of all that it is added to. */
const numberOf = (id, cell, who, otherwise) => {
  const number = talents[id][cell]?.(who) ?? otherwise;
  if (!Number.isFinite(number)) throw flawIn(talents, id, cell, `must answer a finite number in ${cell}, but its answer is of type ${typeof number}`);
  return number;
};

/** What all talents of somebody add up to in a cell. */
export const talentsOf = (who, cell) => sum(known(who), (id) => numberOf(id, cell, who, 0));

/** How many times as much something is by all his talents. */
export const timesByTalents = (who, cell) => known(who).reduce((times, id) => times * numberOf(id, cell, who, 1), 1);

/** Whether one of his talents says so. */
export const hasTalentFor = (who, cell) => rowsOf(who).some((row) => row[cell] === true);

/** What a meal does for him by his talents. */
export const mealsOf = (who) => rowsOf(who).map((row) => row.onMeal?.(who) ?? []);

/** Talents of which somebody can learn more, and that are good for something. */
export const learnable = (who) =>
  Object.keys(talents).filter((id) => known(who).filter((one) => one === id).length < talents[id].most && isOfUse(id, who));

const isOfUse = (id, who) => talents[id].forStomach !== true || getsHungry(who);
