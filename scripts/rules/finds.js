// What is found at a depth, and how often.

/** Weights by kind of all that is found at a depth, by a table whose rows say `from`, `to` and `weight`. */
export const findable = (from, depth) =>
  Object.fromEntries(Object.entries(from).filter(([, row]) => row.from <= depth && depth <= row.to).map(([id, row]) => [id, row.weight]));
