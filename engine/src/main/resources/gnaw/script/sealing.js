// Closing tables: the last look for problems, and what answers for names that are not there.
import { problemOf, fits } from "./cells.js";
import { freeze } from "./freezing.js";
import { lastStep } from "./history.js";
import { breath, newWordOf } from "./loadstate.js";
import { hint } from "./nearest.js";
import { placeOf } from "./places.js";
import { keysOf } from "./registry.js";

/** What a table's cells lack: { problem, place, mod, keys }. */
export function gapsOf(table) {
  // Which rows are good was seen when they were written; what was amended since was looked at then.
  const needed = [...table.cells.values()].filter(({ optional }) => !optional).length;
  const gaping = [...table.rows].filter(([, { good }]) => good !== needed);
  return gaping.length === 0 ? [] : [...demandsOf(table), ...gaping.flatMap(([row, held]) => gapsOfRow(table, row, held))];
}

/** Cells that a mod demands of the rows of others, which were there before and cannot know of them: each told once, where it is described. */
function demandsOf(table) {
  return [...table.cells].map(([cell, description]) => [cell, description, demanded(table, cell, description)]).filter(([, , rows]) => rows.length > 0)
    .map(([cell, { place, mod, types }, rows]) => ({
      problem: `${table.name}.${cell} must be ${types.join(" or ")}, but is missing in ${rows.length === 1 ? "a row that was" : `${rows.length} rows that were`} there before, such as ${table.name}.${rows[0]}. If it may be left out, a question mark says so: "${types[0]}?".`,
      place, mod, keys: [cell],
    }));
}

/** The rows of others that were there before the cell was described and have none. */
function demanded(table, cell, { optional, before = [], mod }) {
  const isLacking = (held) => held !== undefined && held.mod !== mod && held.cells[cell] === undefined;
  return optional ? [] : before.filter((row) => isLacking(table.rows.get(row)));
}

function gapsOfRow(table, row, held) {
  return [...table.cells].filter(([cell, description]) => !fits(description, held.cells[cell]) && !demanded(table, cell, description).includes(row) && !isMeant(held, cell)).map(([cell, description]) => ({
    problem: problemOf(title(table, row, cell), description, held.cells[cell]),
    ...sayer(table, row, cell, held),
    keys: keysOf(table, row, cell),
  }));
}

/** Whether it is there by a misspelt name, which is told already. */
const isMeant = (held, cell) => held.cells[cell] === undefined && held.meant?.includes(cell) === true;

/** What a closed table's own validations say, in the same form. Each look at a row may take the whole budget. */
export function invalidIn(table) {
  return table.validations.flatMap((look) => [...table.rows].flatMap(([row, held]) => (breath("deep"), complaints(look, table, row, held))));
}

function complaints(look, table, row, held) {
  let said;
  try {
    said = Object.entries(look(table.flat ? table.facade : table.facade[row], row) ?? {}).filter(([, wrong]) => wrong !== undefined);
  } catch (error) {
    return [{ problem: String(error?.message ?? error), place: placeOf(error) || held.place, mod: held.mod, keys: [] }];
  }
  return said.map(([cell, wrong]) => ({ problem: `${title(table, row, cell)} ${wrong}${/[.?]$/.test(wrong) ? "" : "."}`, ...spoiler(table, row, cell, held) }));
}

/** A row that was sound is told where another mod has changed any of it last: there one mends it. Else it is told where the cell was given. */
function spoiler(table, row, cell, held) {
  const given = sayer(table, row, cell, held);
  const last = table.history.findLast((step) => step.row === row);
  return last === undefined || last.mod === given.mod
    ? { ...given, keys: keysOf(table, row, cell) }
    : { place: last.place, mod: last.mod, keys: keysOf(table, row, last.cell ?? cell) };
}

/** Who gave a cell its value, and where; of a cell without one, who made the row. */
function sayer(table, row, cell, held) {
  const { place, mod } = (held.cells[cell] !== undefined && lastStep(table, row, cell)) || held;
  return { place, mod };
}

/** A cell as authors name it. */
export function title(table, row, cell) {
  return table.flat ? `${table.name}.${cell}` : `${table.name}.${row}.${cell}`;
}

/** What may stand in a cell and hold more. */
const DEEP = new Set(["list", "row", "any"]);

/** From now on the table can be read and no longer changed. A watch that wants it is told what is read. */
export function seal(table, watch) {
  const deep = [...table.cells].filter(([, { types }]) => types.some((type) => DEEP.has(type)));
  for (const { cells } of table.rows.values()) for (const [cell] of deep) if (typeof cells[cell] === "object") freeze(cells[cell]);
  const watching = watch?.wants(table.name, table.question) ? watch : undefined;
  const shown = table.flat ? (table.rows.get("")?.cells ?? {}) : sealedRows(table, watching);
  // The last name goes first: to take one away from before others would build all of those anew.
  Object.keys(table.facade).reverse().forEach((name) => delete table.facade[name]);
  Object.keys(shown).forEach((name) => Object.defineProperty(table.facade, name, table.flat ? reading(watching, table, "", name, shown[name]) : { value: shown[name], enumerable: true }));
  Object.setPrototypeOf(table.facade, closedGuard(() => table.name, table.flat ? table.cells : new Map()));
  Object.freeze(table.facade);
}

/** The rows of a table as rules read them. All fall back on the same blank, whose guard looks for a row's name when it must tell it. */
function sealedRows(table, watch) {
  const sealed = { __proto__: null };
  const titleOf = (row) => `${table.name}.${Object.keys(sealed).find((name) => row === sealed[name] || isPrototypeOf.call(sealed[name], row))}`;
  const blank = blankRow(table, titleOf);
  table.rows.forEach(({ cells }, name) => {
    sealed[name] = watch === undefined ? Object.freeze({ __proto__: blank, ...cells }) : watchedRow(table, name, cells, titleOf, watch);
  });
  return sealed;
}

/** What rows fall back on where they leave a cell out: rules ask for such cells in each turn, and to ask the guard takes far longer. */
function blankRow(table, titleOf) {
  const blank = { __proto__: closedGuard(titleOf, table.cells) };
  for (const cell of table.cells.keys()) Object.defineProperty(blank, cell, { value: undefined });
  return Object.freeze(blank);
}

/** The same row for a watch: whoever looks for a cell that it leaves out has asked for it, too. */
function watchedRow(table, name, cells, titleOf, watch) {
  const known = Object.defineProperty(new Map(table.cells), "has", { value: watch.missing(table.name, name, [...table.cells.keys()]) });
  const row = { __proto__: closedGuard(titleOf, known) };
  Object.keys(cells).forEach((cell) => Object.defineProperty(row, cell, reading(watch, table, name, cell, cells[cell])));
  return Object.freeze(row);
}

/** A cell as it is read. */
function reading(watch, table, row, cell, value) {
  return watch === undefined ? { value, enumerable: true } : { get: watch.reading(table.name, row, cell, value), enumerable: true };
}

/** Answers for every name while a table is open. */
export function openGuard(name) {
  return new Proxy(Object.create(null), {
    get: (_, key) => (typeof key === "symbol" ? undefined : unread(name, key)),
    has: (_, key) => unread(name, String(key)),
    set: (_, key) => unassigned(name, key),
  });
}

/** While a table is open its names can be listed, as far as they are known, but not what they stand for. */
export function openName(facade, table, name) {
  const meaning = { get: () => unread(table, name), set: () => unassigned(table, name), enumerable: true, configurable: true };
  Object.defineProperty(facade, name, meaning);
}

function unread(table, key) {
  throw new Error(`${table}.${key} cannot be read while scripts load: its value could still change. Read it inside a rule, or amend it by a function.`);
}

function unassigned(table, key) {
  throw new Error(`${table}.${String(key)} cannot be assigned. Use add or amend.`);
}

const { isPrototypeOf } = Object.prototype;
const SILENT = new Set(["toString", "toJSON", "then", "valueOf", "constructor"]);

/** Answers for names that a closed row or table has not. */
function closedGuard(titleOf, known) {
  return new Proxy(Object.create(null), {
    get: (_, key, receiver) => {
      if (typeof key === "symbol" || known.has(key) || SILENT.has(key)) return undefined;
      const names = new Set([...known.keys(), ...Object.keys(receiver)]);
      const now = newWordOf(key, [...names]);
      if (now !== undefined) return receiver[now];
      throw new Error(`There is no ${titleOf(receiver)}.${key}.${hint(key, names)}`);
    },
    has: () => false,
  });
}
