// For the loader alone: begins mods and closes the tables. Scripts cannot import this.
import { freeze } from "./freezing.js";
import { tableNamed } from "./registry.js";
import { add, close as closeTables } from "./tables.js";
import { missing, rowNamed } from "./names.js";
import { concerning, newWordOf } from "./loadstate.js";
import * as gnaw from "./gnaw.js";

// Nothing can be left lying where another mod, or the next question, would find it.
Object.freeze(globalThis);
settle({ gnaw });

export { beginMod, renamed } from "./loadstate.js";

/** The words of the screens, which the engine tells by their ids: rows like all other texts. */
export function caption(english) {
  add(gnaw.texts, Object.fromEntries(Object.entries(english).map(([id, text]) => [id, { text }])));
}

/** What these modules export, each under its name, is as it is from now on. */
export function settle(modules) {
  Object.values(modules).flatMap(Object.values).forEach(freeze);
}

/** Closes all tables; the rows of questions come into their final order. The sample is any view of facts; a watch notes what is read. */
export function close(sample, watch) {
  guardFacts(sample);
  return closeTables(inOrder, watch);
}

/** From now on a fact that does not exist is an error with the nearest name, at the line that asked for it. */
function guardFacts(sample) {
  const silent = new Set(["toString", "toJSON", "then", "valueOf", "constructor"]);
  const known = new Set(["creatures", "items", "tiles"].flatMap((name) => [...tableNamed(name).cells.keys()]));
  const guard = new Proxy(Object.create(null), {
    get: (_, key, receiver) => {
      if (typeof key === "symbol" || silent.has(key) || known.has(key)) return undefined;
      const now = newWordOf(key, Reflect.ownKeys(receiver));
      if (now !== undefined) return receiver[now];
      throw new Error(`There is no fact "${key}" here${missing(tableNamed("meters"), key, Reflect.ownKeys(receiver))}`);
    },
    has: () => false,
  });
  const prototype = Object.getPrototypeOf(sample);
  Object.setPrototypeOf(prototype, guard);
  Object.freeze(prototype);
}

/** Rows in the order in which they were added, except where `before` and `after` say otherwise. */
function inOrder(table) {
  const { name: question, rows } = table;
  const behind = foregoers(table);
  const sorted = new Map();
  const path = new Set();
  const visit = (name) => {
    if (sorted.has(name)) return;
    if (path.has(name)) throw new Error(`The rows of ${question} cannot be put in order: ${[...path, name].join(" before ")}.`);
    path.add(name);
    if (behind.has(name)) [...rows.keys()].filter((other) => behind.get(name).has(other)).forEach(visit);
    path.delete(name);
    sorted.set(name, rows.get(name));
  };
  for (const name of rows.keys()) visit(name);
  return sorted;
}

/** Which rows come before a row, for those that have any. */
function foregoers(table) {
  const behind = new Map();
  const note = (first, second) => behind.set(second, (behind.get(second) ?? new Set()).add(first));
  for (const [name, { cells }] of table.rows) {
    if (cells.before !== undefined) named("before", name, table).forEach((later) => note(name, later));
    if (cells.after !== undefined) named("after", name, table).forEach((sooner) => note(sooner, name));
  }
  return behind;
}

/** The rows that a row's cell names; a problem in it is told at the place of that row. */
function named(cell, row, table) {
  const held = table.rows.get(row);
  concerning(held, row, cell);
  return [held.cells[cell]].flat().map((name) => rowNamed(table, name));
}
