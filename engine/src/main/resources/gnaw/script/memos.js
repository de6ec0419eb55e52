// What meters hold beside numbers: checked where a rule gives it, against the cell `holds` of the meter's row.
import { shown, told, typeOf } from "./cells.js";
import { idOf as found } from "./names.js";
import { hint } from "./nearest.js";
import { meterRows, tableNamed } from "./registry.js";

/** What the meter holds, as its row says it. */
export function heldBy(meter) {
  return meterRows().get(meter)?.cells.holds ?? "number";
}

/** The value as the meter holds it, with ids in full; `place` is what an error calls it. */
export function memo(place, holds, value) {
  if (Array.isArray(holds)) return memos(place, holds[0], value);
  if (typeof holds !== "string") return parts(place, holds, value);
  if (holds.startsWith("id of ")) return id(place, holds.slice(6), value);
  const type = typeOf(value);
  if (type !== holds || Number.isNaN(value)) throw misfit(place, holds, value);
  if (type === "number" && !Number.isFinite(value)) throw new TypeError(`${place} must be a finite number, but is ${value}.`);
  if (type === "text" && /(?![\n\t])\p{Cc}|\p{Cs}/u.test(value)) throw new TypeError(`${place} must be a text without control characters, but is ${shown(value)}.`);
  return value;
}

function memos(place, each, value) {
  if (!Array.isArray(value)) throw misfit(place, "list", value);
  return value.map((one, index) => memo(`${place}[${index}]`, each, one));
}

function parts(place, holds, value) {
  const names = Object.keys(holds);
  if (typeOf(value) !== "row") throw misfit(place, `row of ${names.join(", ")}`, value);
  for (const name of Object.keys(value)) {
    if (!names.includes(name)) throw new TypeError(`${place} has no part "${name}".${hint(name, names)}`);
  }
  return Object.fromEntries(names.map((name) => [name, memo(`${place}.${name}`, holds[name], value[name])]));
}

function id(place, table, value) {
  if (typeof value !== "string") throw misfit(place, `id of ${table}`, value);
  const whole = value === "" ? "" : found(tableNamed(table), value);
  if (whole === undefined) throw new TypeError(`${place}: the table ${table} has no row "${value}".${hint(value, tableNamed(table).rows.keys())}`);
  return whole;
}

function misfit(place, wanted, value) {
  const is = Number.isNaN(value) ? "NaN" : value === undefined ? "missing" : told(value);
  return new TypeError(`${place} must be ${wanted}, but is ${is}.`);
}
