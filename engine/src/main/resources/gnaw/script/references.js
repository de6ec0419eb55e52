// Cells that name rows of other tables: when tables close, each name becomes the whole id, or a problem at the row that says it.
import { rowNamed } from "./names.js";
import { title } from "./sealing.js";
import { lastSteps } from "./history.js";
import { attempt, concerning } from "./loadstate.js";
import { keysOf } from "./registry.js";

/** Resolves all ids in the cells of a table; inside of a mod the short name is enough. */
export function resolve(table, registry) {
  const naming = [...table.cells].map(([cell, { holds }]) => [cell, registry.get(holds?.find((hold) => hold.of !== undefined)?.of)]).filter(([, other]) => other);
  let last;
  for (const [cell, other] of naming) {
    table.rows.forEach(({ cells }, row) => {
      if (cells[cell] === undefined || isResolved(cells[cell], other.rows)) return;
      last ??= lastSteps(table, new Set(naming.map(([named]) => named)));
      attempt(() => resolveCell(table, row, cells, cell, other, last));
    });
  }
}

/** Whether a cell names nothing but whole ids, as all do where there are no mods: nobody need know then who wrote it. */
function isResolved(value, rows) {
  if (typeof value === "string") return rows.has(value);
  return Array.isArray(value) ? value.every((one) => rows.has(one)) : Object.keys(Object(value)).every((name) => rows.has(name));
}

/** The names are those of the mod that wrote the cell last, and so is what is wrong with them. */
function resolveCell(table, row, cells, cell, other, last) {
  concerning(last(row, cell), ...keysOf(table, row, cell));
  cells[cell] = whole(cells[cell], (name) => idIn(other, name, title(table, row, cell)));
}

function whole(value, named) {
  if (typeof value === "string") return named(value);
  if (Array.isArray(value)) return value.map((one) => (typeof one === "string" ? named(one) : one));
  return typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([name, held]) => [named(name), held])) : value;
}

function idIn(table, name, where) {
  try {
    return rowNamed(table, name);
  } catch (unknown) {
    throw new Error(`${where}: ${unknown.message.replace(/^The/, "the")}`);
  }
}
