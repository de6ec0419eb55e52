// Closing tables: the last look for faults, and what answers for names that are not there.
import { faultOf } from "./cells.js";
import { hint } from "./nearest.js";

/** What a table's cells lack: { fault, place, mod }. */
export function gapsOf(table) {
  return [...table.rows].flatMap(([row, { cells, place, mod }]) =>
    [...table.cells].flatMap(([cell, description]) => {
      const fault = faultOf(title(table, row, cell), description, cells[cell]);
      return fault === undefined ? [] : [{ fault, place, mod }];
    }),
  );
}

/** A cell as authors name it. */
export function title(table, row, cell) {
  return table.flat ? `${table.name}.${cell}` : `${table.name}.${row}.${cell}`;
}

/** From now on the table can be read and no longer changed. */
export function seal(table) {
  const known = new Set(table.cells.keys());
  for (const [name, entry] of table.rows) {
    const row = table.flat ? table.facade : Object.create(closedGuard(`${table.name}.${name}`, known));
    for (const [cell, value] of Object.entries(entry.cells)) {
      if (value !== undefined) Object.defineProperty(row, cell, { value, enumerable: true });
    }
    if (!table.flat) Object.defineProperty(table.facade, name, { value: Object.freeze(row), enumerable: true });
    entry.row = row;
  }
  Object.setPrototypeOf(table.facade, closedGuard(table.name, table.flat ? known : new Set()));
  Object.freeze(table.facade);
}

/** Answers for every name while a table is open. */
export function openGuard(name) {
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
function closedGuard(name, known) {
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
