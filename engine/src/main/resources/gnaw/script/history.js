// Who made, changed and wrapped what: every table remembers each step.
import { loading } from "./loadstate.js";

/**
 * Writes down that a cell has this value now. `how` is the verb: "table", "add", "like", "amend", "set", "wrap" or "remove"; "set" is an
 * amendment that does not look at the old value, "aside" one that was left out because its mod is set aside.
 */
export function record(table, how, row, cell, value) {
  table.history.push({ how, row, cell, value, mod: loading.mod, place: loading.place });
}

/** Writes down a new row with all its cells: `how` it came by its own; the others it has from the row that it is like. */
export function recordRow(table, how, row, cells, own) {
  table.history.push({ how, row, cells: { __proto__: null, ...cells }, own, mod: loading.mod, place: loading.place });
}

/** What was done to a cell last; undefined if it never had a value. */
export function lastStep(table, row, cell) {
  return table.history.findLast((step) => step.row === row && (step.cells === undefined ? step.cell === cell : cell in step.cells));
}

/** The same for some cells of all rows of a table at once, by row and cell. */
export function lastSteps(table, cells) {
  const last = new Map();
  for (const step of table.history) {
    for (const cell of step.cells === undefined ? [step.cell] : Object.keys(step.cells)) if (cells.has(cell)) last.set(keyOf(step.row, cell), step);
  }
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
      const text = `sets ${title(table, step.row, step.cell)}, which is changed at ${before.map(({ place }) => place).join(" and ")}: what is set counts.`;
      told.push({ place: step.place, text, others: before.map(({ mod }) => mod) });
    }
    steps.set(key, [...before, step]);
  }
  return told;
}
