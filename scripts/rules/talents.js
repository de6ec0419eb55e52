// What the talents that the hero has learned do for him: rules ask here for the cells of their rows.
import { talents } from "../content/talents.js";
import { getsHungry } from "./hunger.js";
import { sum } from "./numbers.js";

/** Talents by their ids, as often as they were learned; creatures have none. */
const known = (who) => (who.isHero ? (who.talents ?? []) : []);

const rowsOf = (who) => known(who).map((id) => talents[id]);

/** What all talents of somebody add up to in a cell. */
export const talentsOf = (who, cell) => sum(rowsOf(who), (row) => row[cell]?.(who) ?? 0);

/** How many times as much something is by all his talents. */
export const timesByTalents = (who, cell) => rowsOf(who).reduce((times, row) => times * (row[cell]?.(who) ?? 1), 1);

/** Whether one of his talents says so. */
export const hasTalentFor = (who, cell) => rowsOf(who).some((row) => row[cell] === true);

/** What a meal does for him by his talents. */
export const mealsOf = (who) => rowsOf(who).map((row) => row.onMeal?.(who) ?? []);

/** Talents of which somebody can learn more, and that are good for something. */
export const learnable = (who) =>
  Object.keys(talents).filter((id) => known(who).filter((one) => one === id).length < talents[id].most && isOfUse(id, who));

const isOfUse = (id, who) => talents[id].forStomach !== true || getsHungry(who);
