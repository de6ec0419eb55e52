// Whom a row of a question is asked for: what its cell `having` names.
import { hint } from "./nearest.js";
import { title } from "./sealing.js";
import { concerning } from "./loadstate.js";

const ID_OF = "id of ";

/**
 * The cell names meters from now on. A table stands for the meters of its rows; `METER.CELL` becomes a list of the meter and of the ids
 * in it that name a row with such a cell.
 */
export function nameAudience(table, held, row, registry) {
  const { cells } = held;
  if (cells.having === undefined) return;
  concerning(held, row, "having");
  cells.having = [cells.having].flat().flatMap((name) => named(name, title(table, row, "having"), registry));
}

function named(name, where, registry) {
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
  const { name, cells, rows } = registry.get(holds.slice(ID_OF.length));
  if (!cells.has(cell)) throw new Error(`${where}: the rows of ${name} have no cell "${cell}".${hint(cell, cells.keys())}`);
  return [meter, ...[...rows].filter(([, row]) => row.cells[cell] !== undefined).map(([id]) => id)];
}
