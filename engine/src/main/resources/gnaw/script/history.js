// Who made, changed and wrapped what: every table remembers each step.
import { loading } from "./loadstate.js";

/**
 * Writes down that a cell has this value now. `how` is the verb: "table", "add", "like", "amend", "set", "wrap" or "remove"; "set" is an
 * amendment that does not look at the old value, "aside" one that was left out because its mod is set aside.
 */
export function record(table, how, row, cell, value) {
  table.history.push({ how, row, cell, value, mod: loading.mod, place: loading.place });
}

/** Writes down a new row: `how` it came by its own cells; the others it has from the row that it is like. */
export function recordRow(table, how, row, cells, own) {
  const { mod, place } = loading;
  Object.keys(cells).forEach((cell) => {
    table.history.push({ how: cell in own ? how : "like", row, cell, value: cells[cell], mod, place });
  });
}

/** What was done to a cell last; undefined if it never had a value. */
export function lastStep(table, row, cell) {
  return table.history.findLast((step) => step.row === row && step.cell === cell);
}

/** The same for some cells of all rows of a table at once, by row and cell. */
export function lastSteps(table, cells) {
  const last = new Map();
  for (const step of table.history) if (cells.has(step.cell)) last.set(keyOf(step.row, step.cell), step);
  return (row, cell) => last.get(keyOf(row, cell));
}

const keyOf = (row, cell) => `${row}\n${cell}`;

const CHANGES = new Set(["amend", "set", "wrap"]);

/** What a mod's plain value has covered: the amendments of other mods that no longer count. */
export function covered(table, title) {
  const steps = new Map();
  const told = [];
  for (const step of table.history.filter(({ how }) => CHANGES.has(how))) {
    const key = keyOf(step.row, step.cell);
    const before = (steps.get(key) ?? []).filter((other) => other.mod !== step.mod);
    if (step.how === "set" && before.length > 0) {
      told.push(`${title(table, step.row, step.cell)} is changed at ${before.map(({ place }) => place).join(" and ")}, and then set at ${step.place}, which counts.`);
    }
    steps.set(key, [...before, step]);
  }
  return told;
}
