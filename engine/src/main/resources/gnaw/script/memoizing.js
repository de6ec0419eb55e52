// Functions whose answers are kept for as long as nothing that they depend on has changed.
import { shown } from "./cells.js";
import { freeze } from "./freezing.js";
import { loading } from "./loadstate.js";

/** When answers for more arguments than that are known, all are forgotten. */
const MOST_KEPT = 1000;

// What the host does with functions of creatures and things; the same for as long as there is this context.
const { __recall: recalled } = globalThis;

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
  const kept = { count: 0, answers: new Map(), ofPairs: new Map() };
  return (first, second) => {
    if (loading.isWatched) return reckon(first, second);
    // Of creatures and things the host knows what was read of them, and whether that is so still.
    return typeof first === "object" ? recalled(number, reckon, first, second) : reckoned(kept, reckon, first, second);
  };
}

function reckoned(kept, reckon, first, second) {
  const answers = second === undefined ? kept.answers : answersWith(second, kept.ofPairs);
  const known = answers.get(first);
  if (known !== undefined || answers.has(first)) return known;
  const answer = reckon(first, second);
  freeze(answer);
  if (++kept.count > MOST_KEPT) forget(kept);
  answers.set(first, answer);
  return answer;
}

/** The answers for a second argument, by the first. */
function answersWith(second, ofPairs) {
  if (!ofPairs.has(second)) ofPairs.set(second, new Map());
  return ofPairs.get(second);
}

function forget(kept) {
  kept.count = 0;
  kept.answers.clear();
  kept.ofPairs.clear();
}
