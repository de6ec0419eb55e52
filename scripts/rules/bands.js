// How far down of the whole way a depth is. Tables say where things are met on a scale of ten bands, from the top to the bottom, however many
// depths a game has.
import { levels } from "../content/levels.js";

/** How many bands the way down has. */
export const BANDS = 10;

/** From 1 on the first depth to 10 on the last. */
export const bandOf = (depth) => 1 + ((BANDS - 1) * (depth - 1)) / (levels.depths - 1);

/** Whether something whose row says `from` and `to` is met at a depth. */
export const isMetAt = (row, depth) => row.from <= bandOf(depth) && Math.floor(bandOf(depth)) <= row.to;

/** Whether a depth is the first that is at least so far down. */
export const isFirstOf = (band, depth) => band <= bandOf(depth) && (depth === 1 || bandOf(depth - 1) < band);

/** The depth that is so many bands farther down, the last at most. */
export const deeper = (depth, bands) => Math.min(levels.depths, depth + Math.round((bands * (levels.depths - 1)) / (BANDS - 1)));
