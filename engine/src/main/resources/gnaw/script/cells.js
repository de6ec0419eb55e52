// What may stand in the cells of a table: "number", "text", "words" (a text that the player reads, and that a language translates), "yes/no", "rule" (a function), "list", "row" (a plain object), "any", or what celltypes.js knows, such as "percent", "dice", "word up down" or "id of minds"; several
// with "|" between; "?" behind for a cell that may be left out; after ":" a word on what it means, for completion and the reference.
import { holding, WORDS } from "./celltypes.js";
import { hint, nearest } from "./nearest.js";

const TYPES = ["number", "text", "words", "yes/no", "rule", "list", "row", "any"];

/** What may stand in a cell, by the part of the description that says so: many cells say the same. */
const kinds = new Map();

/** The meaning of a cell's description. */
export function readCell(table, name, description) {
  const text = String(description);
  const colon = text.indexOf(":");
  const kind = colon < 0 ? text : text.slice(0, colon);
  if (!kinds.has(kind)) kinds.set(kind, readKind(`${table}.${name}`, kind));
  return { ...kinds.get(kind), added: false, doc: colon < 0 ? "" : text.slice(colon + 1).trim() };
}

function readKind(title, kind) {
  const types = kind.replace("?", "").split("|").map((type) => type.trim());
  for (const type of types) {
    if (!TYPES.includes(type) && holding(type) === undefined) throw new TypeError(`The cell ${title} is described as "${type}", which is no type.${hint(type, [...TYPES, ...WORDS])}`);
  }
  const holds = types.map((type) => (TYPES.includes(type) ? plain(type) : holding(type)));
  const isPlain = types.every((type) => TYPES.includes(type));
  const named = [...new Set(holds.map(({ type }) => type))];
  return { described: types, native: isPlain && named.length === 1 ? NATIVE[named[0]] : undefined, types: named, holds: isPlain ? undefined : holds, fitting: isPlain ? ofPlain(named) : ofHolds(holds), words: types.includes("words"), optional: kind.trim().endsWith("?") };
}

/** A type without bounds. */
function plain(type) {
  const name = type === "words" ? "text" : type;
  return { type: name, fits: () => true, wanted: name };
}

/** What cells call the language's own types. */
const PLAIN = { __proto__: null, string: "text", number: "number", function: "rule", boolean: "yes/no" };

/** What the language calls the types of cells that are its own. */
const NATIVE = { __proto__: null, ...Object.fromEntries(Object.entries(PLAIN).map(([native, type]) => [type, native])) };

/** The type of a value, as cells name it. */
export function typeOf(value) {
  return PLAIN[typeof value] ?? (Array.isArray(value) ? "list" : value !== null && typeof value === "object" ? "row" : String(value));
}

/** Whether a value may stand in a cell. */
export function fits(cell, value) {
  return value === undefined && cell.optional ? true : cell.fitting(value);
}

/** What tells whether a value is one of some plain types. */
function ofPlain(types) {
  if (types.includes("any")) return (value) => value === value;
  const [only] = types;
  return types.length === 1 ? (value) => typeOf(value) === only && value === value : (value) => types.includes(typeOf(value)) && value === value;
}

/** What tells whether a value is held by one of these. */
function ofHolds(holds) {
  return (value) => {
    const type = typeOf(value);
    return value === value && holds.some((hold) => (hold.type === type || hold.type === "any") && hold.fits(value));
  };
}

/** What is wrong with a value in a cell, or undefined. */
export function problemOf(place, cell, value) {
  if (fits(cell, value)) return undefined;
  if (Number.isNaN(value)) return `${place} is NaN: some number that went into it is missing.`;
  return `${place} must be ${wanted(cell)}, but is ${value === undefined ? "missing" : told(value)}.${nearestWord(cell, value)}`;
}

/** All words are named as what is wanted; the nearest is all that is left to say. */
function nearestWord({ holds }, value) {
  const best = typeof value === "string" && holds?.every(({ words }) => words) ? nearest(value, holds.flatMap(({ words }) => words)) : undefined;
  return best === undefined ? "" : ` Did you mean "${best}"?`;
}

function wanted({ types, holds }) {
  return (holds?.map((hold) => hold.wanted) ?? types).join(" or ");
}

/** A value with its type, as an error shows it; what is nothing says so itself. */
export function told(value) {
  return value === undefined || value === null ? String(value) : `${typeOf(value)}: ${shown(value)}`;
}

/** A value as an error shows it. */
export function shown(value) {
  if (typeof value === "function") return "a function";
  const text = written(value);
  if (text.length <= 60) return text;
  return typeof value === "string" ? `${text.slice(0, 56)}…"` : `${text.slice(0, 57)}…`;
}

/** A list that holds itself cannot be written as JSON, and some objects refuse. Of somebody or something its kind is enough. */
function written(value) {
  try {
    if (value !== null && typeof value === "object" && "isItem" in value) return `${value.isItem ? "Item" : "Creature"}${value.kind === undefined ? "" : ` "${value.kind}"`}`;
    return JSON.stringify(value, (_, part) => (typeof part === "function" ? "a function" : part)) ?? String(value);
  } catch {
    return `a ${typeOf(value)}`;
  }
}
