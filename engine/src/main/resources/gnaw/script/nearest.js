// The nearest right name for a wrong one, as gnaw.text.DidYouMean computes it: while scripts load they call nothing outside.

import { newNamesOf } from "./loadstate.js";

const MOST_TOLD = 20;
const SHORT = 4;

/** How many names may be looked at twice as closely as one letter: hundreds must cost an answer little of its statements. */
const MOST_EFFORT = 2500;

/** The candidate that fewest changes of letters make of the name, or undefined when none is near; among hundreds, only the nearer ones are found. */
export function nearest(name, candidates) {
  const wanted = String(name).toLowerCase();
  const all = [...candidates];
  const reach = Math.min(reachOf(wanted.length), Math.floor(Math.sqrt(MOST_EFFORT / all.length)));
  const alike = all.map((candidate) => [candidate, meant(wanted, candidate.toLowerCase())]).filter(([, called]) => Math.abs(called.length - wanted.length) <= reach);
  const differences = alike.map(([, called]) => difference(wanted, called));
  for (let far = 0; far <= reach; far++) {
    const found = differences.findIndex(([a, b]) => distance(a, b, far) <= far);
    if (found >= 0) return alike[found][0];
  }
  return undefined;
}

/** Two changes make almost any short word of any other. */
const reachOf = (letters) => (letters < SHORT ? 1 : Math.max(2, Math.floor(letters / 3)));

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
function meant(name, candidate) {
  return name.includes(":") ? candidate : withoutMod(candidate);
}

/** `cat` of `stray:cat`, and `creatures.cat` of `creatures.stray:cat`. */
function withoutMod(id) {
  const colon = id.indexOf(":");
  return colon < 0 ? id : id.slice(0, id.lastIndexOf(".", colon) + 1) + id.slice(colon + 1);
}

/** Two texts without what they begin and end with alike. */
function difference(a, b) {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/**
 * How many letters must be changed, added, left out or swapped with their neighbour (Damerau); any number above `most` where it is more than
 * that. Neither begins nor ends like the other: by one change only a letter becomes another, or two are swapped.
 */
function distance(a, b, most) {
  if (a === "" || b === "") return Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > most || (most < 2 && Math.max(a.length, b.length) > 2)) return Infinity;
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = new Array(b.length + 1).fill(Infinity);
    row[0] = i;
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const swapped = i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? beforeLast[j - 2] + 1 : Infinity;
      row[j] = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1), swapped);
    }
    if (Math.min(...row, ...last) > most) return Infinity;
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}
