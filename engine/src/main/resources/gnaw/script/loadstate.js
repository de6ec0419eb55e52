// What is being loaded at the moment, what is wrong with it so far, and which ids have been given new names.
import { hint } from "./nearest.js";
import { callSite, placeOf } from "./places.js";

export const loading = { mod: "base", settings: Object.freeze({}), isAside: false, open: true, isWatched: false, place: "", keys: [] };
const problems = [];
const later = new WeakMap();
const warnings = [];
const newNames = new Map();
const graced = new Map();

/** For the loader: what is being loaded from now on. Of a mod that is set aside neither functions nor changed words come into the tables. */
export function beginMod(mod, values, isAside) {
  loading.mod = mod;
  loading.isAside = isAside;
  loading.settings = Object.freeze(Object.create(unknownSetting(mod), Object.getOwnPropertyDescriptors(values)));
}

/** Answers for settings that a mod does not have. */
function unknownSetting(mod) {
  return new Proxy(Object.create(null), {
    get: (_, key, receiver) => {
      if (typeof key === "symbol" || key === "toJSON") return undefined;
      throw new Error(`The mod ${mod} has no setting "${key}".${hint(key, Object.keys(receiver))}`);
    },
    has: () => false,
    set: (_, key) => {
      throw new Error(`The settings of ${mod} are its player's: "${String(key)}" cannot be set here.`);
    },
  });
}

/**
 * For the loader: what a mod's things were called once, old name to new, and what is told of old names that will still do. Known before
 * anything loads, so that every mod may lean on it.
 */
export function renamed(mod, names, told = {}) {
  for (const [old, now] of Object.entries(names)) {
    if (told[old]) graced.set(old, { now, told: told[old] });
    for (const known of [old, `${mod}:${old}`]) newNames.set(known, [...newNamesOf(known), now, `${mod}:${now}`]);
  }
}

/** What an id may be called now: in most tables the name carries its mod's. */
export function newNamesOf(id) {
  return newNames.get(id) ?? [];
}

/** What is called by a word that is old, and will still do in this version; undefined where none of these names is meant. */
export function newWordOf(old, names) {
  const now = graced.get(old)?.now;
  return now !== undefined && names.includes(now) ? now : undefined;
}

/** Tells whoever still writes an old word, of a row or of a cell of it, what to write. */
export function warnOfOld(old, title, keys, place = loading.place) {
  warn(`speaks of ${title}, ${graced.get(old).told}`, place, keys);
}

/** Everything that is wrong so far: { problem, place, mod, keys }. Of what was not there yet it is told whether it has come since. */
export function problemsSoFar() {
  return problems.map(({ atTheEnd, problem, ...rest }) => ({ problem: atTheEnd?.() ?? problem, ...rest }));
}

/** What is allowed, but may surprise, as it follows the place where it stands; `others` are the mods that it concerns beside the one there. */
export function warn(text, place = loading.place, keys = [], others = []) {
  const isSaid = warnings.some((said) => said.text === text && said.place === place);
  if (!isSaid) warnings.push({ text, place, keys, others });
}

export function warningsSoFar() {
  return warnings;
}

/** One statement of an author's: all that it does is done in this place. */
export function statement(work) {
  breath();
  loading.place = callSite();
  attempt(work);
}

/**
 * From now on things are done for that mod, and what is wrong with them is in what it said at that place of a row, or of a cell of it.
 */
export function concerning({ mod, place }, ...keys) {
  Object.assign(loading, { mod, place, keys });
}

/**
 * A piece of a statement, which says something of a row, or of a cell of it. Its problem is written down, not thrown: the next piece may
 * have one too, and all are told together.
 */
export function attempt(work, ...keys) {
  try {
    work();
  } catch (error) {
    if (!loading.open) throw error;
    const problem = error instanceof Error ? String(error.message) : `something was thrown that is no Error: ${typeof error}`;
    const place = placeOf(error) || loading.place;
    const said = keys.length > 0 ? keys : loading.keys;
    problems.push({ problem, atTheEnd: later.get(error), place, mod: loading.mod, keys: place === loading.place ? said : [] });
    // The search for the nearest name has cost much of the budget.
    breath("deep");
  }
}

/** The error, of which something else may be told once all is loaded. */
export function toldAtTheEnd(error, told) {
  later.set(error, told);
  return error;
}

/** So many shallow breaths are one that counts: to ask the host takes longer than most statements. */
const SHALLOW = 8;

let shallow = 0;

/** Lets a long but finite loading go on: the budget counts anew, at once or now and then, as often as the host lets it. */
export function breath(deep) {
  shallow += 1;
  if (deep === "deep" || shallow % SHALLOW === 0) globalThis.__breath?.();
}
