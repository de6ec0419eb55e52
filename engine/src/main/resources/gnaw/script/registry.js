// The tables there are, by name and by what scripts hold of them.
export const registry = new Map();
export const byFacade = new Map();

/** The rows of tables that hold cells directly have this name. */
export const FLAT = "";

/** By which names an author writes a cell of a row. */
export function keysOf(table, row, cell) {
  return table.flat ? [cell] : [row, cell];
}

/** The table of that name, for checks at play. */
export function tableNamed(name) {
  return registry.get(name);
}

const atHand = {};

/** The rows of the meters: what is asked for most often is not looked up each time. */
export function meterRows() {
  return (atHand.meters ??= registry.get("meters")).rows;
}
