// Functions whose answers are kept for as long as nothing that they depend on has changed.
import { shown } from "./cells.js";
import { freeze } from "./freezing.js";
import { loading } from "./loadstate.js";

/** When answers for more arguments than that are known, all are forgotten. */
const MOST_KEPT = 1000;

let made = 0;

/**
 * The same function, which computes each answer once. Of numbers and words that is for good: it may depend on nothing but them and tables.
 * Of creatures and things it is until a fact changes that was read of them. At most two arguments; the answer is frozen, since all share
 * it.
 * @type {<Reckon extends (first?: any, second?: any) => any>(reckon: Reckon) => Reckon}
 * @example const rings = memoized((who) => who.pack.filter((item) => item.slot === "finger"));
 */
export function memoized(reckon) {
  if (typeof reckon !== "function") throw new TypeError(`memoized wants a function, but got ${shown(reckon)}.`);
  const number = made++;
  const kept = new Map();
  return (first, second) => {
    if (loading.isWatched) return reckon(first, second);
    // Of creatures and things the host knows what was read of them, and whether that is so still.
    return typeof first === "object" ? globalThis.__recall(number, reckon, first, second) : reckoned(kept, reckon, first, second);
  };
}

function reckoned(kept, reckon, first, second) {
  const key = second === undefined ? first : JSON.stringify([first, second]);
  if (kept.has(key)) return kept.get(key);
  const answer = reckon(first, second);
  freeze(answer);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, answer);
  return answer;
}
