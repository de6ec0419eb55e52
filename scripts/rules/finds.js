// What is found at a depth, and how often.
import { atMostLast, metAt, weightsOf } from "./bands.js";

/** Weights by kind of all that is found at a depth, by a table whose rows say `from`, `to` and `weight`. */
export const findable = (from, depth) => weightsOf(from, metAt(from, atMostLast(depth)));
