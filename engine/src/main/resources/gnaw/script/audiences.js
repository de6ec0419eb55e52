// Whom a row of a question is asked for, when, where, and of what: what its cells `having`, `near`, `every`, `ground` and `doing` say.
import { idOf } from "./names.js";
import { hint } from "./nearest.js";
import { title } from "./sealing.js";
import { concerning } from "./loadstate.js";

const ID_OF = "id of ";

const MOST_TURNS = 1_000_000;

/** All but `near` and `every` are lists of ids from now on. */
export function nameAudience(table, held, row, registry) {
  checkDistance(table, held, row, registry);
  checkTurns(table, held, row);
  for (const [cell, meant] of Object.entries({ having: metersOf, ground: grounds, doing: doings })) nameAll(cell, meant, table, held, row, registry);
}

/** Each name in the cell becomes what is meant by it. */
function nameAll(cell, meant, table, held, row, registry) {
  const { cells } = held;
  if (cells[cell] === undefined) return;
  concerning(held, row, cell);
  cells[cell] = [cells[cell]].flat().flatMap((name) => meant(name, title(table, row, cell), registry));
}

function checkDistance(table, held, row, registry) {
  const { near } = held.cells;
  concerning(held, row, "near");
  if (typeof near === "number" && !(near >= 0)) throw new Error(`${title(table, row, "near")} is ${near}, but nobody is nearer than 0 cells.`);
  if (typeof near !== "string") return;
  const meters = registry.get("meters").rows;
  const holder = meters.get(near)?.cells;
  if (holder === undefined) throw new Error(`${title(table, row, "near")}: "${near}" is no meter.${hint(near, meters.keys())}`);
  if (!["hero", "creature"].includes(holder.owner) || !["number", undefined].includes(holder.holds)) {
    throw new Error(`${title(table, row, "near")}: the meter "${near}" holds no number of the hero's.`);
  }
}

function checkTurns(table, held, row) {
  const { every } = held.cells;
  concerning(held, row, "every");
  if (typeof every === "number" && !(Number.isInteger(every) && every >= 1 && every <= MOST_TURNS)) {
    throw new Error(`${title(table, row, "every")} is ${every}, but must be a whole number of turns from 1 to ${MOST_TURNS}.`);
  }
}

/** A table that is keyed by tiles stands for its rows, and `tiles.CELL` for all tiles that have such a cell. */
function grounds(name, where, registry) {
  const tiles = registry.get("tiles");
  const id = idOf(tiles, name);
  if (id !== undefined) return [id];
  if (registry.get(name)?.keys === tiles) return [...registry.get(name).rows.keys()].map((row) => idOf(tiles, row) ?? row);
  if (name.startsWith("tiles.")) return withCell(tiles, name.slice("tiles.".length), where);
  const keyed = [...registry.values()].filter(({ keys }) => keys === tiles).map((table) => table.name);
  throw new Error(`${where}: "${name}" is no tile, nor a table whose rows are named after tiles.${hint(name, [...tiles.rows.keys(), ...keyed])}`);
}

/** Uses are named by their verbs, and `use` stands for all of them. */
function doings(name, where, registry) {
  const [actions, verbs] = ["actions", "verbs"].map((table) => registry.get(table));
  if (name === "use") return [...verbs.rows.keys()];
  const id = idOf(actions, name) ?? idOf(verbs, name);
  if (id !== undefined) return [id];
  throw new Error(`${where}: "${name}" is no action and no verb.${hint(name, [...actions.rows.keys(), ...verbs.rows.keys()])}`);
}

/** Ids of all rows of a table that have such a cell, and do not say no in it. */
function withCell({ name, cells, rows }, cell, where) {
  if (!cells.has(cell)) throw new Error(`${where}: the rows of ${name} have no cell "${cell}".${hint(cell, cells.keys())}`);
  return [...rows].filter(([, row]) => ![undefined, false].includes(row.cells[cell])).map(([id]) => id);
}

/** A table stands for the meters of its rows; `METER.CELL` becomes a list of the meter and of the ids in it that name a row with such a cell. */
function metersOf(name, where, registry) {
  const meters = registry.get("meters").rows;
  if (meters.has(name)) return [name];
  const owner = registry.get(name);
  if (owner?.meter !== undefined) return [...owner.rows.keys()];
  const [meter, cell] = name.split(".");
  if (cell !== undefined && meters.has(meter)) return [rowsWith(meter, cell, where, registry)];
  const owners = [...registry.values()].filter(({ meter }) => meter !== undefined).map((table) => table.name);
  throw new Error(`${where}: "${name}" is no meter, nor a table whose rows have meters.${hint(name, [...meters.keys(), ...owners])}`);
}

function rowsWith(meter, cell, where, registry) {
  const holds = String(registry.get("meters").rows.get(meter).cells.holds ?? "number");
  if (!holds.startsWith(ID_OF)) throw new Error(`${where}: "${meter}.${cell}" asks for a cell of a row, but the meter "${meter}" holds ${holds}.`);
  return [meter, ...withCell(registry.get(holds.slice(ID_OF.length)), cell, where)];
}
