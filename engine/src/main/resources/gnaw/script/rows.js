// Rows while tables are open: how they are added, changed and taken away, each with its history.
import { fits, problemOf, told, typeOf } from "./cells.js";
import { freeze } from "./freezing.js";
import { record, recordRow } from "./history.js";
import { attempt, concerning, loading, newWordOf, toldAtTheEnd, warnOfOld } from "./loadstate.js";
import { idOf as found, needName, rowNamed } from "./names.js";
import { hint, nearest } from "./nearest.js";
import { FLAT, keysOf, registry } from "./registry.js";
import { openName, title } from "./sealing.js";

/** Rows are named by the whole ids of those that they are named after; one after which there is none is a problem. */
export function nameKeys(table) {
  const named = new Map();
  const ids = new Map();
  table.rows.forEach((held, row) => {
    concerning(held, row);
    attempt(() => {
      const id = rowNamed(table.keys, row.startsWith(`${held.mod}:`) ? row.slice(held.mod.length + 1) : row);
      named.set(id, held);
      if (id !== row) ids.set(row, id);
    });
  });
  table.rows = named;
  if (ids.size > 0) for (const step of table.history) step.row = ids.get(step.row) ?? step.row;
}

/** The names of new rows, each behind that which it is like; a row that is in the end like itself is a problem. */
export function inOrderOfLikeness(into, rows) {
  const names = Object.keys(rows);
  if (!names.some((name) => rows[name]?.like)) return names;
  const placed = new Set();
  const visit = (name, path) => {
    if (path.includes(name)) throw new Error(`${[...path.slice(path.indexOf(name)), name].map((one) => `${into.name}.${one}`).join(" is like ")}: one of them must have cells of its own.`);
    if (placed.has(name)) return;
    const like = into.cells.has("like") ? undefined : rows[name]?.like;
    if (typeof like === "string" && Object.hasOwn(rows, like) && found(into, like) === undefined) visit(like, [...path, name]);
    placed.add(name);
  };
  for (const name of names) visit(name, []);
  return [...placed];
}

export function addRow(into, id, given, isNamedWell) {
  if (!isNamedWell) needName(id);
  if (into.rows.has(id)) throw new Error(`${into.name}.${id} is there already: ${into.rows.get(id).place} added it. Amend it, or choose another id.`);
  put(into, id, given, "add");
  if (into.meter !== undefined) addMeter(into, id);
}

export function addMeter(owner, row) {
  addRow(registry.get("meters"), row, owner.meter, true);
}

export function removeRow(from, row) {
  if (from.meter !== undefined) removeRow(registry.get("meters"), row);
  record(from, "remove", row, "", undefined);
  from.rows.delete(row);
  delete from.facade[row];
}

export function put(into, row, given, how) {
  const cells = into.question && typeof given === "function" ? { answer: given } : given;
  if (typeOf(cells) !== "row") throw new TypeError(`${into.name}.${row} must be a row of cells, but is ${told(given)}.${inItsCell(into, given)}`);
  const said = loading.isAside ? withoutRules(into, cells) : cells;
  const { like, others } = apart(into, said);
  const { good, unknown } = looked(into, others);
  const own = renewed(into, row, others, unknown);
  const inherited = like === undefined ? undefined : into.rows.get(rowNamed(into, like)).cells;
  const all = { __proto__: null, ...inherited, ...own };
  into.rows.set(row, { cells: all, place: loading.place, mod: loading.mod, good: inherited === undefined ? good : NaN });
  (into.flat ? Object.keys(all) : [row]).forEach((name) => openName(into.facade, into.name, name));
  recordRow(into, how, row, all, inherited === undefined ? all : own);
  unknown.filter((cell) => cell in all).forEach((cell) => attempt(() => needCell(into, cell, row), ...keysOf(into, row, cell)));
  if (Number.isNaN(good)) Object.keys(all).filter((cell) => all[cell] === undefined).forEach((cell) => delete all[cell]);
}

/** The row that a row is like, and its other cells. */
function apart(into, said) {
  if (!("like" in said) || into.cells.has("like")) return { like: undefined, others: said };
  const { like, ...others } = said;
  return { like, others };
}

/** Which cells of a row its table does not know, and how many that it needs are good: NaN where any other is bad or empty, for then closing looks at each. */
function looked(into, cells) {
  const unknown = [];
  let good = 0;
  for (const cell of Object.keys(cells)) {
    const value = cells[cell];
    const type = typeof value;
    const description = into.cells.get(cell);
    if (description === undefined) unknown.push(cell);
    else if ((type !== description.native || value !== value) && (value === undefined || !fits(description, value))) good = NaN;
    else if (!description.optional) good += 1;
    if (type === "function") freeze(value);
  }
  return { good: unknown.length > 0 ? NaN : good, unknown };
}

/** Cells that are written by old words come under the new ones. */
function renewed(into, row, cells, unknown) {
  const old = unknown.filter((cell) => newWordOf(cell, [...into.cells.keys()]));
  return old.length === 0 ? cells : Object.fromEntries(Object.entries(cells).map(([cell, value]) => [old.includes(cell) ? cellNamed(into, cell, row) : cell, value]));
}

/** A row of a mod that is set aside: without the functions that a row can do without. */
function withoutRules(into, cells) {
  return Object.fromEntries(Object.entries(cells).filter(([cell, value]) => typeof value !== "function" || !into.cells.get(cell)?.optional));
}

/** How a value is written that fits the one cell that each row needs; "" where there is no such cell. */
function inItsCell(into, value) {
  const needed = [...into.cells].filter(([, cell]) => !cell.optional);
  return needed.length === 1 && fits(needed[0][1], value) ? ` Write { ${needed[0][0]}: … }.` : "";
}

export function change(into, row, changes) {
  if (typeOf(changes) !== "row") {
    if (into.question && typeof changes === "function") return change(into, row, { answer: changes });
    throw new TypeError(`What amends ${into.name}.${row} must be a row of cells, but is ${told(changes)}.${inItsCell(into, changes)}`);
  }
  const cells = into.rows.get(row).cells;
  for (const [cell, given] of Object.entries(changes)) attempt(() => changeCell(into, row, cell, cells, given), ...keysOf(into, row, cell));
}

function changeCell(into, row, named, cells, given) {
  const cell = cellNamed(into, named, row);
  const old = cells[cell];
  const looks = typeof given === "function" && typeof old !== "function" && !mayBeRule(into, cell, old);
  const value = looks ? given(old) : given;
  const problem = problemOf(title(into, row, cell), into.cells.get(cell), value);
  if (problem !== undefined && looks && value === undefined) throw new TypeError(`The function that amends ${title(into, row, cell)} answered nothing. Is return missing before what it answers?`);
  if (problem !== undefined) throw new TypeError(problem);
  become(into, looks ? "amend" : "set", row, cell, value);
}

/** The cell has this value from now on; a function of a mod that is set aside leaves it as it is, and so do its words. */
export function become(into, how, row, cell, value) {
  const cells = into.rows.get(row).cells;
  const isLeftOut = loading.isAside && (typeof value === "function" || into.cells.get(cell)?.words === true);
  if (!isLeftOut) cells[cell] = value;
  if (typeof value === "function") freeze(value);
  if (cells[cell] === undefined) delete cells[cell];
  record(into, isLeftOut ? "aside" : how, row, cell, cells[cell]);
}

/** An empty cell that takes functions is given the function itself. */
function mayBeRule(into, cell, old) {
  return old === undefined && into.cells.get(cell).types.includes("rule");
}

/** The cell that is meant: an old word will do for a version. */
function cellNamed(into, cell, row) {
  const now = into.cells.has(cell) ? undefined : newWordOf(cell, [...into.cells.keys()]);
  if (now === undefined) needCell(into, cell, row);
  else warnOfOld(cell, title(into, row, cell), keysOf(into, row, cell));
  return now ?? cell;
}

function needCell(into, cell, row) {
  if (into.cells.has(cell)) return;
  noteMeant(into, cell, row);
  const told = `${title(into, row, cell)}: the table ${into.name} has no cell "${cell}"`;
  const error = new Error(`${told}.${begun(into, cell, row) || elsewhere(into, cell) || hint(cell, into.cells.keys())}`);
  throw toldAtTheEnd(error, () => (into.cells.has(cell) ? `${told} yet: cells(…) at ${into.cells.get(cell).place} must come before it.` : error.message));
}

/** The cell that is meant is not missing besides: it is told once. */
function noteMeant(into, cell, row) {
  const held = into.rows.get(row);
  if (held !== undefined) held.meant = [...(held.meant ?? []), nearest(cell, into.cells.keys())];
}

/** Which tables that say more of the same rows have such a cell; "" where none has. */
function elsewhere(into, cell) {
  const others = [...registry.values()].filter((other) => other.keys === into && other.cells.has(cell));
  return others.length === 0 ? "" : ` A row of the same name in ${others.map(({ name }) => name).join(" or ")} has one.`;
}

/** How a row begins a meter that those of its kind have; "" where none is called so. */
function begun(into, cell, row) {
  const meter = registry.get("meters")?.rows.get(cell)?.cells;
  const owners = { creatures: row === "hero" ? ["creature", "hero"] : ["creature"], items: ["item"] }[into.name];
  if (meter === undefined || !owners?.includes(meter.owner)) return "";
  const held = meter.holds ?? "number";
  return ` There is a meter of that name: cells(${into.name}, { ${cell}: "${typeof held === "string" ? held : typeOf(held)}?" }) lets rows begin it.`;
}

export function split(into, path) {
  if (into.flat) {
    return [FLAT, cellNamed(into, path, FLAT)];
  }
  const dot = path.lastIndexOf(".");
  const [row, cell] = dot < 0 && into.question ? [path, "answer"] : [path.slice(0, dot), path.slice(dot + 1)];
  const found = rowNamed(into, row);
  return [found, cellNamed(into, cell, found)];
}

export function isFlat(rows) {
  const values = Object.values(rows);
  return values.length > 0 && !values.every((value) => typeOf(value) === "row");
}

/** Cells as the rows themselves show them. */
export function guessed(rows) {
  const found = {};
  const all = Object.values(rows);
  for (const name of new Set(all.flatMap(Object.keys))) {
    const types = new Set(all.filter((row) => name in row).map((row) => typeOf(row[name])));
    const optional = all.some((row) => !(name in row));
    found[name] = `${[...types].join("|")}${optional ? "?" : ""}`;
  }
  return found;
}
