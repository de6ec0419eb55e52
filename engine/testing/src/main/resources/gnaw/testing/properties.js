// What holds for all values: makes values, looks for some that break a property, and makes these simpler.
//
// A value is made from whole numbers that are drawn, and the lowest draw gives the simplest value. So the draws alone are made
// smaller and fewer, whatever is made of them: the choice-sequence shrinking of MacIver and Donaldson (2020).

import { shown } from "./shown.js";
import { sure } from "./sure.js";
import { COUNT, MAKER, TEXT, maybe, parts, taking } from "./takes.js";

/** How often a failing draw is tried to be made simpler. */
const ATTEMPTS = 500;

/** Makes values: `{ food: some.integer(1, 300), kind: some.of("rat", "bat") }`. */
export const some = sure("Values that are made have", Object.freeze({
  integer(low, high) {
    if (!Number.isInteger(low) || !Number.isInteger(high) || low > high) {
      throw new RangeError(`some.integer wants two whole numbers, the lower first, but got ${shown(low)} and ${shown(high)}.`);
    }
    if (!Number.isSafeInteger(high - low)) throw new RangeError(`Between ${low} and ${high} are more whole numbers than can be told apart.`);
    return { make: (draw) => nearestToNought(low, high, draw(high - low)) };
  },
  of(...values) {
    if (values.length === 0) throw new RangeError("some.of wants values to choose from.");
    return { make: (draw) => values[draw(values.length - 1)] };
  },
  yesNo: taking("some.yesNo", {}, () => some.of(false, true)),
  idOf: taking("some.idOf", { table: TEXT }, (table) => ({ make: (draw, ids) => pick(table, ids(table), draw) })),
  listOf: taking("some.listOf", { element: MAKER, bounds: maybe(parts({ atMost: COUNT })) }, (element, { atMost = 8 } = {}) => ({
    make(draw, ids) {
      const list = [];
      while (list.length < atMost && draw(3) > 0) list.push(element.make(draw, ids));
      return list;
    },
  })),
}));

function pick(table, ids, draw) {
  if (ids.length === 0) throw new RangeError(`There is no row in the table "${table}" to choose from.`);
  return ids[draw(ids.length - 1)];
}

/** The whole number from low to high that is the nth on the way from zero: 0, 1, -1, 2, -2, as far as both sides reach. */
function nearestToNought(low, high, n) {
  if (low >= 0) return low + n;
  if (high <= 0) return high - n;
  const both = Math.min(-low, high);
  if (n <= 2 * both) return n % 2 === 1 ? (n + 1) / 2 : -n / 2 + 0;
  return high > -low ? n - both : both - n;
}

/**
 * Tries a property with so many values; answers the simplest failure that it finds, or undefined. `chance(seed)` gives a function that
 * draws from 0 to a number; `attempt(values)` answers the error, or undefined.
 */
export function falsify({ makers, ids, chance, attempt, seed, runs }) {
  const tryOut = (taken) => {
    const drawn = [];
    const draw = (most) => {
      const next = Math.min(taken(drawn.length, most), most);
      drawn.push(next);
      return next;
    };
    const values = Object.fromEntries(Object.entries(makers).map(([name, maker]) => [name, maker.make(draw, ids)]));
    return { drawn, values, error: attempt(values) };
  };
  for (let run = 0; run < runs; run++) {
    const next = chance(seed + run);
    const found = tryOut((_, most) => next(most));
    if (found.error !== undefined) return { ...simplest(found, tryOut), seed: seed + run, first: found.values, run };
  }
  return undefined;
}

function simplest(found, tryOut) {
  let best = found;
  let left = ATTEMPTS;
  const better = (draws) => {
    if (left-- <= 0) return false;
    const tried = tryOut((index) => draws[index] ?? 0);
    const isBetter = tried.error !== undefined && isSimpler(tried.drawn, best.drawn);
    if (isBetter) best = tried;
    return isBetter;
  };
  while (left > 0 && (shortened(best.drawn, better) || lowered(best.drawn, better)));
  return tryOut((index) => best.drawn[index] ?? 0);
}

/** Fewer draws, or as many and the first that differs is lower. */
function isSimpler(draws, others) {
  if (draws.length !== others.length) return draws.length < others.length;
  const place = draws.findIndex((draw, index) => draw !== others[index]);
  return place >= 0 && draws[place] < others[place];
}

function shortened(draws, better) {
  for (const size of [8, 4, 2, 1]) {
    for (let at = draws.length - size; at >= 0; at--) {
      if (better([...draws.slice(0, at), ...draws.slice(at + size)])) return true;
    }
  }
  return false;
}

function lowered(draws, better) {
  return draws.some((draw, at) => {
    const withDraw = (lower) => [...draws.slice(0, at), lower, ...draws.slice(at + 1)];
    let step = draw;
    while (step > 0) {
      if (better(withDraw(draw - step))) return true;
      step = Math.floor(step / 2);
    }
    return false;
  });
}
