// Tables: named rows of cells. They are open while scripts load and closed when play starts; add, amend, wrap and remove are the only
// ways in, and each fails loudly with the nearest right name.
import { faultOf, readCell, shown, typeOf } from "./cells.js";
import { callSite } from "./places.js";
import { hint } from "./nearest.js";

const registry = new Map();
const byFacade = new Map();
const loading = { mod: "base", settings: Object.freeze({}), open: true };

/** The rows of tables that hold cells directly have this name. */
const FLAT = "";
/** Ids of these tables are words of the rule language, not things, and carry no mod's name. */
const PLAIN_IDS = new Set(["meters", "tones", "texts", "actions"]);

/**
 * A new table. Rows are plain objects of cells; a table whose values are no objects holds its cells directly. Cells are described by the
 * third argument; without it by the rows themselves, each cell being optional that some row leaves out.
 * @type {<Rows>(name: string, rows: Rows, cells?: Record<string, string>) => Table<Rows>}
 * @example export const weather = table("weather", { rain: { days: 3 }, snow: { days: 1 } });
 */
export function table(name, rows, described) {
  breath();
  if (registry.has(name)) throw new Error(`There is a table "${name}" already: ${registry.get(name).place} made it.`);
  const flat = isFlat(rows) && (described === undefined || Object.keys(rows).length > 0);
  const facade = Object.create(openGuard(name));
  const made = { name, flat, facade, place: callSite(), cells: new Map(), rows: new Map(), history: [], question: false };
  for (const [cell, description] of Object.entries(described ?? guessed(flat ? { [FLAT]: rows } : rows))) {
    made.cells.set(cell, readCell(name, cell, description));
  }
  registry.set(name, made);
  byFacade.set(facade, made);
  if (flat) put(made, FLAT, rows, "table");
  else for (const [row, given] of Object.entries(rows)) put(made, row, given, "table");
  return facade;
}

/**
 * Describes more cells of a table: what a mod's own rules want to know of every row.
 * @type {(table: TableOf<any>, cells: Record<string, string>) => void}
 * @example cells(creatures, { fur: "text?: what it wears" });
 */
export function cells(facade, described) {
  const into = find(facade, "cells");
  for (const [cell, description] of Object.entries(described)) {
    if (into.cells.has(cell)) throw new Error(`The table ${into.name} has a cell "${cell}" already.`);
    into.cells.set(cell, readCell(into.name, cell, description));
  }
}

/**
 * Adds rows that are not there yet. A row may say `like: "other"`: it has that row's cells where it gives none itself.
 * @type {<Rows>(table: TableOf<Rows>, rows: Record<string, NewRow<RowOf<Rows>>>) => void}
 * @example add(creatures, { ogre: { like: "rat", name: "ogre", glyph: "O", hitPoints: 40, attack: 9 } });
 */
export function add(facade, rows) {
  const into = find(facade, "add");
  if (into.flat) throw new Error(`The table ${into.name} holds cells, not rows: amend it instead.`);
  for (const [name, given] of Object.entries(rows)) {
    const id = qualified(into, name);
    if (into.rows.has(id)) throw new Error(`${into.name}.${id} is there already: ${into.rows.get(id).place} added it. Amend it, or choose another id.`);
    put(into, id, given, "add");
  }
}

/**
 * Changes cells of rows that are there, to a value or by a function of the old value. The type stays.
 * @type {<Rows>(table: TableOf<Rows>, changes: Amendments<Rows>) => void}
 * @example amend(creatures, { rat: { hitPoints: (n) => n * 2 } });
 */
export function amend(facade, changes) {
  const into = find(facade, "amend");
  if (into.flat) change(into, FLAT, changes);
  else for (const [row, cellChanges] of Object.entries(changes)) change(into, rowNamed(into, row), cellChanges);
}

/**
 * Puts a function around a function cell: `wrap(table, "row.cell", (inner) => (…args) => …)`.
 * @type {(table: TableOf<any>, path: string, around: (inner: Rule) => Rule) => void}
 * @example wrap(rules.nameOf, "names", (names) => (thing, world) => names(thing, world).toUpperCase());
 */
export function wrap(facade, path, around) {
  const into = find(facade, "wrap");
  const [row, cell] = split(into, path);
  const cells = into.rows.get(row).cells;
  if (typeof cells[cell] !== "function") throw new TypeError(`${title(into, row, cell)} is ${typeOf(cells[cell])}, and only a function can be wrapped. Amend it instead.`);
  const outer = around(cells[cell]);
  if (typeof outer !== "function") throw new TypeError(`What wraps ${title(into, row, cell)} must give back a function, but gave ${shown(outer)}.`);
  record(into, "wrap", row, cell, outer);
  cells[cell] = outer;
}

/**
 * Takes rows away.
 * @type {(table: TableOf<any>, ...rows: (string | readonly string[])[]) => void}
 * @example remove(rules.turnEnds, "healing");
 */
export function remove(facade, ...rows) {
  const from = find(facade, "remove");
  for (const name of rows.flat()) {
    const row = rowNamed(from, name);
    record(from, "remove", row, "", undefined);
    from.rows.delete(row);
  }
}

/**
 * The settings of the mod that is being loaded, frozen.
 * @type {() => Readonly<Record<string, any>>}
 * @example const { strength } = settings();
 */
export function settings() {
  return loading.settings;
}

/** For the loader: what is being loaded from now on. */
export function beginMod(mod, values) {
  loading.mod = mod;
  loading.settings = Object.freeze(values);
}

/** For the loader: closes all tables. Gives back every table, or the faults that keep it from closing. */
export function close(order) {
  const faults = [...registry.values()].flatMap(faultsOf);
  if (faults.length > 0) return { faults };
  loading.open = false;
  for (const made of registry.values()) seal(made, order);
  return { faults, tables: [...registry.values()] };
}

/** A table that answers a question: its rows are functions, or `{ answer, of, before, after }`. */
export function questionTable(name) {
  const facade = table(name, {}, {
    answer: "rule: what it answers",
    of: 'text?: whom it is asked for: "hero" (if left out), "others" or "everyone"',
    before: "text|list?: rows that come after this one",
    after: "text|list?: rows that come before this one",
  });
  byFacade.get(facade).question = true;
  return facade;
}

/** The closed table of that name, for checks at play. */
export function tableNamed(name) {
  return registry.get(name);
}

function put(into, row, given, verb) {
  const cells = into.question && typeof given === "function" ? { answer: given } : given;
  if (typeOf(cells) !== "row") throw new TypeError(`${into.name}.${row} must be a row of cells, but is ${typeOf(given)}: ${shown(given)}.`);
  const { like, ...own } = cells;
  const base = like === undefined || into.cells.has("like") ? cells : { ...into.rows.get(rowNamed(into, like)).cells, ...own };
  for (const cell of Object.keys(base)) needCell(into, cell, row);
  into.rows.set(row, { cells: { ...base }, place: callSite(), mod: loading.mod });
  for (const [cell, value] of Object.entries(base)) record(into, verb, row, cell, value);
}

function change(into, row, changes) {
  if (typeOf(changes) !== "row") {
    if (into.question && typeof changes === "function") return change(into, row, { answer: changes });
    throw new TypeError(`What amends ${into.name}.${row} must be a row of cells, but is ${typeOf(changes)}: ${shown(changes)}.`);
  }
  const cells = into.rows.get(row).cells;
  for (const [cell, wish] of Object.entries(changes)) {
    needCell(into, cell, row);
    const old = cells[cell];
    const value = typeof wish === "function" && typeof old !== "function" && !mayBeRule(into, cell, old) ? wish(old) : wish;
    const fault = faultOf(title(into, row, cell), into.cells.get(cell), value);
    if (fault !== undefined) throw new TypeError(fault);
    cells[cell] = value;
    record(into, "amend", row, cell, value);
  }
}

/** An empty cell that takes functions is given the function itself. */
function mayBeRule(into, cell, old) {
  return old === undefined && into.cells.get(cell).types.includes("rule");
}

function needCell(into, cell, row) {
  if (!into.cells.has(cell)) throw new Error(`${title(into, row, cell)}: the table ${into.name} has no cell "${cell}".${hint(cell, into.cells.keys())}`);
}

function rowNamed(into, name) {
  if (into.rows.has(name)) return name;
  if (into.rows.has(qualified(into, name))) return qualified(into, name);
  const same = [...into.rows.keys()].filter((id) => id.endsWith(`:${name}`));
  if (same.length === 1) return same[0];
  throw new Error(`The table ${into.name} has no row "${name}".${hint(name, into.rows.keys())}`);
}

function split(into, path) {
  if (into.flat) {
    needCell(into, path, FLAT);
    return [FLAT, path];
  }
  const dot = path.lastIndexOf(".");
  const [row, cell] = dot < 0 && into.question ? [path, "answer"] : [path.slice(0, dot), path.slice(dot + 1)];
  const found = rowNamed(into, row);
  needCell(into, cell, found);
  return [found, cell];
}

function find(facade, verb) {
  breath();
  const found = byFacade.get(facade);
  if (found === undefined) throw new TypeError(`${verb} wants a table first, but got ${shown(facade)}.`);
  if (!loading.open) throw new Error(`${verb} is for the time while scripts load; the table ${found.name} is closed now.`);
  return found;
}

function record(into, verb, row, cell, value) {
  into.history.push({ verb, row, cell, value, mod: loading.mod, place: callSite() });
}

function qualified(into, name) {
  return loading.mod === "base" || name.includes(":") || PLAIN_IDS.has(into.name) ? name : `${loading.mod}:${name}`;
}

function title(into, row, cell) {
  return into.flat ? `${into.name}.${cell}` : `${into.name}.${row}.${cell}`;
}

function isFlat(rows) {
  const values = Object.values(rows);
  return values.length > 0 && !values.every((value) => typeOf(value) === "row");
}

/** Cells as the rows themselves show them. */
function guessed(rows) {
  const found = {};
  const all = Object.values(rows);
  for (const name of new Set(all.flatMap(Object.keys))) {
    const types = new Set(all.filter((row) => name in row).map((row) => typeOf(row[name])));
    const optional = all.some((row) => !(name in row));
    found[name] = `${[...types].join("|")}${optional ? "?" : ""}`;
  }
  return found;
}

function faultsOf(made) {
  return [...made.rows].flatMap(([row, { cells, place, mod }]) =>
    [...made.cells].flatMap(([cell, description]) => {
      const fault = faultOf(title(made, row, cell), description, cells[cell]);
      return fault === undefined ? [] : [{ fault, place, mod }];
    }),
  );
}

function seal(made, order) {
  const rows = made.question ? order(made.name, made.rows) : made.rows;
  made.rows = rows;
  const known = new Set(made.cells.keys());
  for (const [name, { cells }] of rows) {
    const row = made.flat ? made.facade : Object.create(closedGuard(`${made.name}.${name}`, known));
    for (const [cell, value] of Object.entries(cells)) {
      if (value !== undefined) Object.defineProperty(row, cell, { value, enumerable: true });
    }
    if (!made.flat) Object.defineProperty(made.facade, name, { value: Object.freeze(row), enumerable: true });
    rows.get(name).row = row;
  }
  Object.setPrototypeOf(made.facade, closedGuard(made.name, made.flat ? known : new Set()));
  Object.freeze(made.facade);
}

/** Answers for every name while a table is open. */
function openGuard(name) {
  const complain = (key) => {
    throw new Error(`${name}.${key} cannot be read while scripts load: its value could still change. Read it inside a rule, or amend it by a function.`);
  };
  return new Proxy(Object.create(null), {
    get: (_, key) => (typeof key === "symbol" ? undefined : complain(key)),
    has: (_, key) => complain(String(key)),
    set: (_, key) => {
      throw new Error(`${name}.${String(key)} cannot be assigned. Use add or amend.`);
    },
  });
}

/** Answers for names that a closed row or table has not. */
export function closedGuard(name, known) {
  const silent = new Set(["toString", "toJSON", "then", "valueOf", "constructor"]);
  return new Proxy(Object.create(null), {
    get: (_, key, receiver) => {
      if (typeof key === "symbol" || known.has(key) || silent.has(key)) return undefined;
      const names = new Set([...known, ...Object.keys(receiver)]);
      throw new Error(`There is no ${name}.${key}.${hint(key, names)}`);
    },
    has: () => false,
  });
}

/** Lets a long but finite loading go on: the budget counts anew. The host sets how often. */
function breath() {
  globalThis.__breath?.();
}
