// Functions whose answers are kept, for what is reckoned from tables alone: those stay as they are until scripts are loaded anew.
import { shown } from "./cells.js";
import { freeze } from "./freezing.js";
import { loading } from "./loadstate.js";

/** Of more arguments than that the answers of all are forgotten. */
const MOST_KEPT = 1000;

/**
 * The same function, which reckons each answer once: for what depends on nothing but tables and its argument: a number, a word or nothing. The
 * answer is frozen, since all share it.
 * @type {<Answer>(reckon: (argument?: any) => Answer) => (argument?: any) => Answer}
 * @example const strongOnes = memoized((depth) => Object.keys(creatures).filter((id) => creatures[id].attack > depth));
 */
export function memoized(reckon) {
  if (typeof reckon !== "function") throw new TypeError(`memoized wants a function, but got ${shown(reckon)}.`);
  const kept = new Map();
  return (argument) => {
    if (loading.isWatched) return reckon(argument);
    if (kept.has(argument)) return kept.get(argument);
    needLasting(argument);
    const answer = reckon(argument);
    freeze(answer);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(argument, answer);
    return answer;
  };
}

/** What is another thing at another moment would be taken for what it was. */
function needLasting(argument) {
  if (Object(argument) === argument) throw new TypeError(`A memoized function takes a number or a word, but got ${shown(argument)}.`);
}
