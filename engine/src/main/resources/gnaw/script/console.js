// For the developer's console alone: all that a script can import, and every table by its name. Scripts cannot import this.
import * as gnaw from "./gnaw.js";
import { tableNamed } from "./registry.js";

/** The words of an expression and what they stand for. */
export function words(tables) {
  return Object.freeze({ ...Object.fromEntries(tables.map((name) => [name, tableNamed(name).facade])), ...gnaw });
}
