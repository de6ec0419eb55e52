// Whether two values are the same in all their parts.
import { SOMEBODY } from "./beings.js";
import { isObject, shown } from "./shown.js";

/** Whether it is one value, or one being, however often somebody has asked for it. */
export const isOne = (value, other) => Object.is(value, other) || (SOMEBODY.fits(value) && SOMEBODY.fits(other) && value.id === other.id);

/** Whether nothing differs. */
export const isAlike = (value, other) => differing("", value, other).length === 0;

/** Where two values differ, one line for each place. */
export function differing(path, expected, actual) {
  if (isOne(expected, actual)) return [];
  const place = path || "it";
  if (!hasParts(expected) || !hasParts(actual)) return [`${place} should be ${shown(expected)}, but is ${shown(actual)}`];
  if (classOf(expected) !== classOf(actual)) return [`${place} should be ${inClass(expected)}, but is ${inClass(actual)}`];
  const [wanted, found] = [partsOf(expected), partsOf(actual)];
  const [keys, others] = [Object.keys(wanted), Object.keys(found)];
  const below = (key) => (Array.isArray(wanted) ? `${path}[${key}]` : `${path}.${key}`);
  const missing = keys.filter((key) => !others.includes(key)).map((key) => `${below(key)} should be ${shown(wanted[key])}, but is not there`);
  const more = others.filter((key) => !keys.includes(key)).map((key) => `${below(key)} should not be there, but is ${shown(found[key])}`);
  return [...keys.filter((key) => others.includes(key)).flatMap((key) => differing(below(key), wanted[key], found[key])), ...missing, ...more];
}

const hasParts = (value) => isObject(value) && !SOMEBODY.fits(value);

/** What made an object. Facts are plain objects, whoever made them. */
const classOf = (value) => (Array.isArray(value) ? "Array" : (Object.getPrototypeOf(value)?.constructor?.name ?? "Object"));

const inClass = (value) => (["Array", "Object"].includes(classOf(value)) ? shown(value) : `of the class ${classOf(value)}`);

/** What an object consists of: some show it not by their keys. */
function partsOf(value) {
  if (value instanceof Map || value instanceof Set) return [...value];
  if (value instanceof RegExp) return { pattern: String(value) };
  if (value instanceof Error) return { message: value.message, ...value };
  return value;
}
