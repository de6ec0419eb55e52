// Values in messages.
import { Being } from "./beings.js";

/** Whether a value has parts. */
export const isObject = (value) => value !== null && typeof value === "object";

/** A value as messages name it. */
export function shown(value) {
  if (typeof value === "function") return "a function";
  if (value instanceof Being) return value.called;
  if (typeof value === "number") return String(value);
  return JSON.stringify(value) ?? String(value);
}
