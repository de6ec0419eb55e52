// What is found at a depth, and how often.
import { isMetAt } from "./bands.js";

/** Weights by kind of all that is found at a depth, by a table whose rows say `from`, `to` and `weight`. */
export const findable = (from, depth) =>
  Object.fromEntries(Object.entries(from).filter(([, row]) => isMetAt(row, depth)).map(([id, row]) => [id, row.weight]));
