// The nearest right name for a wrong one, as gnaw.text.DidYouMean reckons it: while scripts load they call nothing outside.

import { newNamesOf } from "./loadstate.js";

const MOST_TOLD = 20;

/** The candidate that fewest changes of letters make of the name, or undefined when none is near. */
export function nearest(name, candidates) {
  let best;
  let least = Math.max(2, Math.floor(String(name).length / 3)) + 1;
  for (const candidate of candidates) {
    const far = howFar(String(name).toLowerCase(), candidate.toLowerCase(), least);
    if (far < least) {
      least = far;
      best = candidate;
    }
  }
  return best;
}

/** Those of any mod's that are so called. */
export function calledSo(name, ids) {
  return [...ids].filter((id) => id.endsWith(`:${name}`)).sort();
}

/** The sentence that says what an old name has become, names all that are so called, or the nearest, or the candidates when there are few, or nothing. */
export function hint(name, candidates) {
  const all = [...candidates];
  const now = newNamesOf(name).find((id) => all.includes(id));
  if (now !== undefined) return ` It is called "${now}" now.`;
  const same = calledSo(name, all);
  if (same.length > 1) return ` It may be ${same.join(" or ")}: say which.`;
  const best = nearest(name, all);
  if (best !== undefined) return ` Did you mean "${best}"?`;
  return all.length > 0 && all.length <= MOST_TOLD ? ` There are: ${all.join(", ")}.` : "";
}

/** A name without its mod's may mean one that has it. */
function howFar(name, candidate, least) {
  return distance(name, name.includes(":") ? candidate : candidate.slice(candidate.indexOf(":") + 1), least);
}

/**
 * How many letters must be changed, added, left out or swapped with their neighbour (Damerau); any number from `least` on where it is no
 * less than that, which is mostly seen at once: hundreds of long names must cost an answer little of its statements.
 */
function distance(a, b, least) {
  if (Math.abs(a.length - b.length) >= least) return least;
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, beforeLast[j - 2] + 1);
      row.push(cost);
    }
    if (Math.min(...row, ...last) >= least) return least;
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}
