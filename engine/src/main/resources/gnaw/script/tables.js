// Tables: named rows of cells. They are open while scripts load and closed when play starts; add, amend, wrap and remove are the only
// ways in, and each fails loudly with the nearest right name.
import { nameAudience } from "./audiences.js";
import { readCell, shown, typeOf } from "./cells.js";
import { leaveOpen } from "./freezing.js";
import { covered } from "./history.js";
import { attempt, breath, problemsSoFar, loading, statement, warn, warningsSoFar } from "./loadstate.js";
import { areNames, idOf as found, isRemovedByOthers, needName, needNames, qualified, rowNamed } from "./names.js";
import { hint } from "./nearest.js";
import { callSite, placeOf } from "./places.js";
import { resolve } from "./references.js";
import { byFacade, FLAT, registry } from "./registry.js";
import { addMeter, addRow, become, change, guessed, inOrderOfLikeness, isFlat, nameKeys, put, removeRow, split } from "./rows.js";
import { gapsOf, invalidIn, openGuard, seal, title } from "./sealing.js";

/**
 * A new table. Rows are plain objects of cells; a table whose values are no objects holds its cells directly. Cells are described by the
 * third argument; without it by the rows themselves, each cell being optional that some row leaves out.
 * @type {<const Name extends string, const Rows, const Cells extends Record<string, string> = {}>(name: Name, rows: Rows, cells?: Cells) => Table<Rows & RowsAddedTo<Name, Rows>, Omit<RowOf<Rows>, keyof Objects<Cells>> & Objects<Cells> & Described<Cells, Rows> & AddedTo<Name>>}
 * @example export const weather = table("weather", { rain: { days: 3 }, snow: { days: 1 } });
 */
export function table(name, rows, described) {
  breath();
  needName(name);
  if (!loading.open) throw new Error(`table is for the time while scripts load; "${name}" comes too late.`);
  if (registry.has(name)) throw new Error(`There is a table "${name}" already: ${registry.get(name).place || "the engine"} made it.`);
  const flat = isFlat(rows) && (described === undefined || Object.keys(rows).length > 0);
  const facade = leaveOpen(Object.create(openGuard(name)));
  loading.place = callSite();
  const made = { name, flat, facade, place: loading.place, cells: new Map(), rows: new Map(), history: [], question: false, validations: [] };
  const cells = described ?? guessed(flat ? { [FLAT]: rows } : rows);
  needNames(Object.keys(cells));
  for (const [cell, description] of Object.entries(cells)) {
    made.cells.set(cell, readCell(name, cell, description));
  }
  registry.set(name, made);
  byFacade.set(facade, made);
  if (flat) put(made, FLAT, rows, "table");
  else for (const [row, given] of Object.entries(rows)) attempt(() => putNamed(made, row, given), row);
  return facade;
}

function putNamed(into, row, given) {
  needName(row);
  put(into, row, given, "table");
}

/**
 * Describes more cells of a table: what a mod's own rules want to know of every row.
 * @type {(table: TableOf<any, any>, cells: Record<string, string>) => void}
 * @example cells(creatures, { fur: "text?: what it wears" });
 */
export function cells(facade, described) {
  statement(() => {
    const into = find(facade, "cells");
    needNames(Object.keys(described));
    for (const [cell, description] of Object.entries(described)) {
      attempt(() => {
        if (into.cells.has(cell)) throw new Error(`The table ${into.name} has a cell "${cell}" already.`);
        into.cells.set(cell, { ...readCell(into.name, cell, description), added: true, place: loading.place, mod: loading.mod, before: [...into.rows.keys()] });
      }, cell);
    }
  });
}

/**
 * Gives every row of a table a meter of the row's name, also the rows that mods add. A question's `having` may then name the table, and
 * is asked for whoever has more than 0 of one of its meters. Rows that own meters are called as meters are: without their mod's name.
 * @type {(table: TableOf<any, any>, meter: { start: number; owner: "hero" | "creature" | "item" | "kind" | "world"; doc?: string }) => void}
 * @example meterForEach(table("songs", { lament: { verses: 3 } }), { start: 0, owner: "hero", doc: "turns for which one still hears it" });
 */
export function meterForEach(facade, meter) {
  statement(() => {
    const owner = find(facade, "meterForEach");
    if (owner.flat || owner.question) throw new Error(`The table ${owner.name} holds no rows that could have meters.`);
    owner.meter = meter;
    for (const row of owner.rows.keys()) attempt(() => addMeter(owner, row));
  });
}

/**
 * Says that the rows of a table are named after rows of another: whoever adds `dagger` there means the dagger of that table, his own or
 * another mod's. A row whose name is not there is a problem.
 * @type {(table: TableOf<any, any>, names: TableOf<any, any>) => void}
 * @example keyedBy(table("prices", { dagger: { gold: 3 } }), items);
 */
export function keyedBy(facade, names) {
  statement(() => {
    const keyed = find(facade, "keyedBy");
    keyed.keys = find(names, "keyedBy");
  });
}

/**
 * Looks at every row of a table once the tables are closed, also at those that mods add: what is wrong comes back as a sentence by the name
 * of the cell that it is about, and is told where that cell was written. Nothing or `{}` is fine.
 * @type {<Rows, Row>(table: TableOf<Rows, Row>, look: (row: Row, id: string) => Record<string, string | undefined> | undefined) => void}
 * @example validate(table("seasons", { dry: { from: 1, to: 3 } }), ({ from, to }) => (from > to ? { to: "is less than from" } : {}));
 */
export function validate(facade, look) {
  statement(() => {
    if (typeof look !== "function") throw new TypeError(`validate wants a function, but got ${shown(look)}.`);
    find(facade, "validate").validations.push(look);
  });
}

/**
 * An error for a rule to throw where a cell of a row turns out to be wrong: it is told where that cell was written, and whoever wrote it is to
 * blame.
 * @type {<Rows>(table: TableOf<Rows, any>, id: string, cell: string, what: string) => Error}
 * @example const shown = (id) => { if (texts[id].text === "") throw flawIn(texts, id, "text", "says nothing"); };
 */
export function flawIn(facade, id, cell, what) {
  const { name } = tableOf(facade, "flawIn");
  return Object.assign(new Error(`${name}.${id} ${what}.`), { cell: [name, id, cell] });
}

/**
 * Adds rows that are not there yet. A row may say `like: "other"`: it has that row's cells where it gives none itself.
 * @type {<Rows, New, Id extends string>(table: TableOf<Rows, any, New>, rows: Record<Id, NewRow<New, NoInfer<Id> | (keyof Rows & string)>>) => void}
 * @example add(creatures, { ogre: { like: "rat", name: "ogre", glyph: "O", hitPoints: 40, attack: 9 } });
 */
export function add(facade, rows) {
  statement(() => {
    const into = find(facade, "add");
    if (into.flat) throw new Error(`The table ${into.name} holds cells, not rows: amend it instead.`);
    if (typeOf(rows) !== "row") throw new TypeError(`add wants rows for the table ${into.name}, but got ${shown(rows)}.`);
    const names = inOrderOfLikeness(into, rows);
    const areGood = areNames(names);
    for (const name of names) attempt(() => addRow(into, qualified(into, name), rows[name], areGood), name);
  });
}

/**
 * Changes cells of rows that are there, to a value or by a function of the old value. The type stays.
 * @type {<Rows, Row>(table: TableOf<Rows, Row>, changes: Amendments<Rows, Row>) => void}
 * @example amend(creatures, { rat: { hitPoints: (n) => n * 2 } });
 */
export function amend(facade, changes) {
  statement(() => {
    const into = find(facade, "amend");
    if (typeOf(changes) !== "row") throw new TypeError(`amend wants ${into.flat ? "cells" : "rows"} of the table ${into.name} with what changes: ${into.flat ? "{ cell: … }" : "{ row: { cell: … } }"}, but got ${shown(changes)}.`);
    if (into.flat) change(into, FLAT, changes);
    else for (const [row, ofRow] of Object.entries(changes)) attempt(() => change(into, rowNamed(into, row), ofRow), row);
  });
}

/**
 * Puts a function around a function cell: `wrap(table, "row.cell", (inner) => (…args) => …)`.
 * @type {<Rows, Row, Path extends string>(table: TableOf<Rows, Row>, path: Written<Path, CellPath<Rows, Row>>, around: (inner: Wrapped<Row>) => Wrapped<Row>) => void}
 * @example wrap(rules.nameOf, "names", (names) => (thing, world) => names(thing, world).toUpperCase());
 */
export function wrap(facade, path, around) {
  statement(() => {
    const into = find(facade, "wrap");
    const [row, cell] = split(into, path);
    const cells = into.rows.get(row).cells;
    if (typeof cells[cell] !== "function") throw new TypeError(`${title(into, row, cell)} is ${typeOf(cells[cell])}, and only a function can be wrapped. Amend it instead.`);
    if (typeof around !== "function") throw new TypeError(`wrap wants a function behind the name, which is given what it wraps: (inner) => (…args) => …, but got ${shown(around)}.`);
    if (!speaksOfInner(around)) warn(`wraps ${title(into, row, cell)} and never calls what it wraps, so that nothing of that is in force. Amend it, if that is meant.`);
    const outer = outerOf(around, cells[cell], title(into, row, cell));
    if (typeof outer !== "function") throw new TypeError(`What wraps ${title(into, row, cell)} must give back a function, but gave ${shown(outer)}.`);
    become(into, "wrap", row, cell, outer);
  });
}

/** Whether a function that wraps names what it wraps once more behind its parameters; of one whose parameter has no name, nobody can say. */
function speaksOfInner(around) {
  if (around.length === 0) return false;
  const text = String(around);
  const name = /^(?:function\b[^(]*\(|\()?\s*([\w$]+)\s*[,)=]/.exec(text)?.[1];
  return name === undefined || text.match(/[\w$]+/g).filter((word) => word === name).length > 1;
}

/** What is put around a function. Whoever calls that function at once is told so: else the fault would seem to be that of another mod's rule. */
function outerOf(around, inner, name) {
  try {
    return around(inner);
  } catch (error) {
    const place = placeOf(error);
    if (place === "" || place.startsWith(`${loading.mod}/`)) throw error;
    throw new TypeError(`What wraps ${name} must give back a function that calls it, and not call it itself while scripts load: ${error.message}`);
  }
}

/**
 * Takes rows away. Two mods may take the same row away.
 * @type {(table: TableOf<any, any>, ...rows: (string | readonly string[])[]) => void}
 * @example remove(rules.turnEnds, "healing");
 */
export function remove(facade, ...rows) {
  statement(() => {
    const from = find(facade, "remove");
    for (const name of rows.flat()) attempt(() => isRemovedByOthers(from, name) || removeRow(from, rowNamed(from, name)));
  });
}

/**
 * The whole id of a row, by the name that an author writes: `"stray:cat"` for `"cat"`, where only one mod has a cat. One that is not
 * there is an error with the nearest name.
 * @type {<Rows>(table: TableOf<Rows, any>, name: string) => keyof Rows & string}
 * @example add(rules.mayDo, { hush: (_who, action) => (action.id === idOf(actions, "search") ? refuse("Not a sound!") : allow()) });
 */
export function idOf(facade, name) {
  return rowNamed(tableOf(facade, "idOf"), name);
}

/** Whose rows are kinds of somebody or something. */
const KINDS = ["creatures", "items", "tiles"];

/**
 * Whether somebody, a thing or a tile is of that kind, by its whole id or by the part behind the mod's name, as effects take it. A kind that
 * is not there is an error with the nearest name.
 * @type {(thing: Creature | Item | Tile, kind: string) => boolean}
 * @example add(rules.turnEnds, { squeaks: { of: "others", answer: (who) => (isA(who, "rat") ? [say("Squeak!", { about: who })] : []) } });
 */
export function isA(thing, kind) {
  if (typeof thing?.kind !== "string") throw new TypeError(`isA wants somebody, a thing or a tile with its kind, but got ${shown(thing)}.`);
  const tables = KINDS.map((name) => registry.get(name));
  const meant = tables.map((table) => found(table, kind));
  if (meant.every((id) => id === undefined)) throw new Error(`There is no kind "${kind}".${hint(kind, tables.flatMap(({ rows }) => [...rows.keys()]))}`);
  return meant.includes(thing.kind);
}

/**
 * The settings of the mod that is being loaded, frozen. One that its mod.json does not name is an error.
 * @type {() => Settings}
 * @example const { strength } = settings();
 */
export function settings() {
  return loading.settings;
}

/**
 * For the loader: closes all tables. Gives back every table and the warnings, or the problems that keep them from closing. The watch, if
 * there is one, is told which cells are read.
 */
export function close(order, watch) {
  for (const made of registry.values()) {
    breath();
    if (made.question) attempt(() => (made.rows = order(made)));
    if (made.question || made.name === "measures") made.rows.forEach((row, id) => attempt(() => nameAudience(made, row, id, registry)));
  }
  const all = [...registry.values()];
  const each = (work) => all.flatMap((made) => (breath(), work(made)));
  each((made) => resolve(made, registry));
  all.forEach((made) => made.keys && nameKeys(made));
  const problems = [...problemsSoFar(), ...each(gapsOf)];
  if (problems.length > 0) return { problems };
  loading.open = false;
  loading.isWatched = watch !== undefined;
  each((made) => seal(made, watch));
  const invalid = each(invalidIn);
  if (invalid.length > 0) return { problems: invalid };
  [...each((made) => covered(made, title)), ...each(doubles)].forEach(({ text, place, others }) => warn(text, place, [], others));
  return { problems, tables: all, warnings: warningsSoFar() };
}

/** Rows of mods beside rows of the base game that are called the same: mostly the base game's was meant. Rules may well share a name. */
function doubles(table) {
  if (table.question) return [];
  const told = [];
  table.rows.forEach(({ place }, row) => {
    const name = row.slice(row.indexOf(":") + 1);
    if (name !== row && table.rows.has(name)) {
      const text = `adds a second ${name}, ${table.name}.${row}, beside ${table.name}.${name}, which "${name}" alone goes on to mean: "${row}" is this one, and amend changes that one.`;
      told.push({ place, text });
    }
  });
  return told;
}

/** A table that answers a question: its rows are functions, or `{ answer, before, after }`, and what other cells are described. */
export function questionTable(name, described = {}) {
  const facade = table(name, {}, {
    answer: "rule: what it answers",
    before: "text|list?: rows that come after this one",
    after: "text|list?: rows that come before this one",
    ...described,
  });
  byFacade.get(facade).question = true;
  return facade;
}

function find(facade, verb) {
  const table = tableOf(facade, verb);
  if (!loading.open) throw new Error(`${verb} is for the time while scripts load; the table ${table.name} is closed now.`);
  return table;
}

function tableOf(facade, verb) {
  const table = byFacade.get(facade);
  if (table === undefined) throw new TypeError(`${verb} wants a table first, but got ${shown(facade)}.`);
  return table;
}
