// What words of tests take: whoever gives them something else is told what is wanted.
import { hint } from "./nearest.js";
import { CALLED, isObject, shown } from "./shown.js";

const MOST = 2 ** 31 - 1;
const isWhole = (value) => Number.isInteger(value) && Math.abs(value) <= MOST;

/** A sort of values: what it is called, and which are of it. */
export const sort = (name, fits) => ({ name, fits });

// Sorts of values.
export const ANYTHING = sort("a value", () => true);
export const TEXT = sort("a text", (value) => typeof value === "string");
export const NAME = sort("a name", (value) => typeof value === "string" && value !== "");
export const PLAIN = sort("a number, a text, true or false", (value) => ["number", "string", "boolean"].includes(typeof value));
export const NUMBER = sort("a number", Number.isFinite);
/** What a meter holds: a number, but for a few. */
export const HELD = sort("a number", (value) => (typeof value === "number" ? Number.isFinite(value) : value !== undefined && value !== null && typeof value !== "function"));
export const WHOLE = sort("a whole number", isWhole);
export const SEED = sort("a whole number", Number.isSafeInteger);
export const COUNT = sort("a whole number, 0 or more", (value) => isWhole(value) && value >= 0);
export const ONE_OR_MORE = sort("a whole number, 1 or more", (value) => isWhole(value) && value >= 1);
export const SHARE = sort("a number from 0 to 1", (value) => value >= 0 && value <= 1);
export const FUNCTION = sort("a function", (value) => typeof value === "function");
export const INTENT = sort("an intent such as \"step north\"", (value) => typeof value === "string" || isMap(value));
export const MAKER = sort("something that makes values, such as some.integer(1, 9)", (value) => typeof value?.make === "function");

/** A list in which each part is of that sort. */
export const listOf = (part) => ({ ...sort("a list", Array.isArray), part });
/** An object with parts of these names, each of which may be left out. */
export const parts = (fields) => ({ ...sort("an object", isMap), fields });
/** An object with parts of any names; those that are not among the fields are of that sort. */
export const mapOf = (part, fields = {}) => ({ ...parts(fields), part });
/** What may be left out. */
export const maybe = (sort) => ({ ...sort, isOptional: true });
/** The last of a word's values: as many as one likes, at least so many. */
export const each = (sort, atLeast = 1) => ({ ...sort, atLeast });

const isMap = (value) => isObject(value) && !Array.isArray(value) && !(CALLED in value);

/** Lets a word take what its signature says, by names and in order: `{ x: WHOLE, y: WHOLE }`. */
export const taking = (word, signature, action) =>
  function (...values) {
    requireAll(word, signature, values);
    return action.apply(this, values);
  };

function requireAll(word, signature, values) {
  const names = Object.keys(signature);
  const rest = signature[names.at(-1)]?.atLeast;
  names.forEach((name, place) => {
    const wanted = signature[name];
    const given = values.slice(place, wanted.atLeast === undefined ? place + 1 : values.length);
    if (wanted.isOptional && given[0] === undefined) return;
    if (given.length < (wanted.atLeast ?? 1)) refuse(word, wanted, name, "nothing");
    given.forEach((value) => requireOne(word, wanted, name, value));
  });
  if (rest === undefined && values.length > names.length) {
    const taken = names.length === 0 ? "nothing" : `only ${names.join(" and ")}`;
    throw new TypeError(`${word} takes ${taken}, but got ${values.map(shown).join(", ")}.`);
  }
}

function requireOne(word, wanted, name, value) {
  if (!wanted.fits(value)) refuse(word, wanted, name, shown(value));
  if (wanted.fields) requireParts(word, wanted, value);
  else if (wanted.part) value.forEach((part) => requireOne(word, wanted.part, `each of ${name}`, part));
}

function requireParts(word, { fields, part }, given) {
  for (const [name, value] of Object.entries(given)) {
    const wanted = Object.hasOwn(fields, name) ? fields[name] : part;
    if (wanted === undefined) throw new TypeError(`${word} knows no "${name}".${hint(name, Object.keys(fields))}`);
    requireOne(word, wanted, name, value);
  }
}

function refuse(word, wanted, name, got) {
  throw new TypeError(`${word} wants as ${name} ${wanted.name}, but got ${got}.`);
}
