// Values in messages.

/** Under this, somebody and the world say what they are called. */
export const CALLED = Symbol("called");

/** Whether a value has parts. */
export const isObject = (value) => value !== null && typeof value === "object";

/** A part as it stands in JSON, which leaves out some without a word. */
function inJson(part) {
  if (part === undefined || (typeof part === "number" && !Number.isFinite(part))) return String(part);
  return typeof part === "function" || (isObject(part) && (CALLED in part || part instanceof Map || part instanceof Set)) ? shown(part) : part;
}

/** A value as messages name it. */
export function shown(value) {
  if (typeof value === "function") return "a function";
  if (Object.is(value, -0)) return "-0";
  if (!isObject(value) && typeof value !== "string") return String(value);
  if (isObject(value) && CALLED in value) return value[CALLED];
  if (value instanceof RegExp || value instanceof Error) return String(value);
  if (value instanceof Map || value instanceof Set) return `${value.constructor.name} ${shown([...value])}`;
  try {
    return JSON.stringify(value, (_name, part) => inJson(part));
  } catch {
    // It holds itself, or what JSON has no words for.
    return String(value);
  }
}
