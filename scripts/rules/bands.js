// How far down of the whole way a depth is. Tables say where things are met on a scale of ten bands, from the top to the bottom, however many
// depths a game has.
import { places } from "gnaw";
import { levels } from "../content/levels.js";

/** How many bands the way down has. */
export const BANDS = 10;

/** From 1 on the first depth to 10 on the last. */
export const bandOf = (depth) => 1 + ((BANDS - 1) * (depth - 1)) / (levels.depths - 1);

/** Ids of those rows that say by `from` and `to` that they are met at a depth. */
export const metAt = (rows, depth) => {
  const band = bandOf(depth);
  return Object.keys(rows).filter((id) => rows[id].from <= band && Math.floor(band) <= rows[id].to);
};

/** How often each of these rows comes beside the others. */
export const weightsOf = (rows, ids) => Object.fromEntries(ids.map((id) => [id, rows[id].weight]));

/** The same for all rows that have begun at a depth, by their cell `from`. */
export const begunAt = (rows, depth) => weightsOf(rows, Object.keys(rows).filter((id) => rows[id].from <= bandOf(depth)));

/** Ids of those that have begun at a depth, where a map tells the first band of each. */
export const idsBegun = (bands, depth) => Object.keys(bands).filter((id) => bands[id] <= bandOf(depth));

/** Whether a depth is the first that is at least so far down. */
export const isFirstOf = (band, depth) => band <= bandOf(depth) && (depth === 1 || bandOf(depth - 1) < band);

/** That depth; the last one in a place beside it that leads deeper, for tables end there. */
export const atMostLast = (depth) => Math.min(levels.depths, depth);

/**
 * The depth of the last level: that of the dungeon, or of a place beside it.
 * @type {(place: string | undefined) => number}
 */
export const lastOf = (place) => {
  if (place === undefined) return levels.depths;
  const { from, levels: howMany = 1 } = places[/** @type {PlaceId} */ (place)];
  return from + howMany - 1;
};

/** The depth that is so many bands farther down, the last at most. */
export const deeper = (depth, bands) => atMostLast(depth + Math.round((bands * (levels.depths - 1)) / (BANDS - 1)));
