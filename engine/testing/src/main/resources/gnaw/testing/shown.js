// Values in messages.

/** Under this, somebody and the world say what they are called. */
export const CALLED = Symbol("called");

/** Whether a value has parts. */
export const isObject = (value) => value !== null && typeof value === "object";

/** A value as messages name it. */
export function shown(value) {
  if (typeof value === "function") return "a function";
  if (isObject(value) && CALLED in value) return value[CALLED];
  if (typeof value === "number" || value instanceof RegExp) return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // It holds itself, or what JSON has no words for.
    return String(value);
  }
}
