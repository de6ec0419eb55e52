// What authors write down for themselves.
import { shown } from "./cells.js";

/**
 * Writes a line for whoever writes rules: a test prints it below its name, the console below its next answer, and players never see it. It
 * answers no effects, so that it may stand among them.
 * @type {(...values: any[]) => Effects}
 * @example log("turn", world.turn)
 */
export function log(...values) {
  globalThis.__log?.(values.map((value) => (typeof value === "string" ? value : shown(value))).join(" "));
  return Object.freeze([]);
}
