// How the names that authors write become ids of rows.
import { calledSo, hint } from "./nearest.js";
import { newNamesOf, loading, warn } from "./loadstate.js";
import { callSite } from "./places.js";

/** Ids of these tables are words of the rule language, not things, and carry no mod's name. */
const PLAIN_IDS = new Set(["meters", "tones", "texts", "actions", "places"]);

const NOT_SHOWN = /[\p{Cc}\p{Cs}]/u;

/** Whether all of them can be shown. */
export function areNames(names) {
  return !NOT_SHOWN.test(names.join(" ")) && !names.includes("");
}

/** All of them must be names that can be shown. */
export function needNames(names) {
  if (!areNames(names)) names.forEach(needName);
}

/** Names are shown and written: nothing at all, or one with control characters, or with half a letter, is none. */
export function needName(name) {
  if (name === "" || name.endsWith(":")) throw new Error(`A name is missing: ${JSON.stringify(name)} names nothing.`);
  if (NOT_SHOWN.test(name)) throw new Error(`${JSON.stringify(name)} is no name: it has characters that cannot be shown.`);
}

/** The id of a new row: that of the row it is named after, or with its mod's name, unless it is the base game's or a word of the language. */
export function qualified(table, name) {
  const named = table.keys && idOf(table.keys, name);
  if (named !== undefined) return named;
  return loading.mod === "base" || name.includes(":") || PLAIN_IDS.has(table.name) || table.meter !== undefined ? name : `${loading.mod}:${name}`;
}

/**
 * The id of a row that is there: the name itself, the same with the name of the mod that speaks or, where only one has it, another mod's; or
 * what the row is called now. Undefined if there is none.
 */
export function idOf(table, name) {
  if (table.rows.has(name)) return name;
  if (loading.open && table.rows.has(qualified(table, name))) return qualified(table, name);
  const same = allCalled(table, name);
  if (same.length === 1) return same[0];
  const own = same.length > 1 && !loading.open ? `${modAt(callSite())}:${name}` : undefined;
  if (same.includes(own)) return own;
  const now = newNamesOf(name).find((id) => table.rows.has(id));
  if (now !== undefined && loading.open) warn(`speaks of ${table.name}.${name}, which is called ${now} now.`);
  return now;
}

/** The mod in whose files a place is. */
const modAt = (place) => place.slice(0, place.indexOf("/"));

/** The rows of any mod's that are so called. Rules ask in every turn, of tables that are closed: of those all names are looked up once. */
function allCalled(table, name) {
  if (loading.open) return calledSo(name, table.rows.keys());
  table.calledSo ??= Map.groupBy([...table.rows.keys()], (id) => id.slice(id.indexOf(":") + 1));
  return table.calledSo.get(name) ?? [];
}

/** The id of a row that must be there. */
export function rowNamed(table, name) {
  const id = idOf(table, name);
  if (id === undefined) throw new Error(`The table ${table.name} has no row "${name}"${missing(table, name)}`);
  return id;
}

/** Why there is no such row: who took it away, or which of those that there are was meant. */
export function missing(table, name, known = table.rows.keys()) {
  const removal = removalOf(table, name);
  return removal === undefined ? `.${hint(name, known)}` : ` any more: ${removal.place} removed it.`;
}

/** Whether another mod than the present one has taken a row away: both wanted the same, in whichever order they are loaded. */
export function isRemovedByOthers(table, name) {
  const removal = idOf(table, name) === undefined ? removalOf(table, name) : undefined;
  return removal !== undefined && removal.mod !== loading.mod;
}

/** The step in which a row was last taken away, by its whole id or the name that an author writes; undefined if it never was. */
function removalOf(table, name) {
  return table.history.findLast(({ how, row }) => how === "remove" && (row === name || row.endsWith(`:${name}`)));
}
