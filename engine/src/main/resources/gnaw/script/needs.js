// What effects need: each check names the effect, what is wanted, and what it got.
import { shown, told, typeOf } from "./cells.js";
import { memo } from "./memos.js";
import { idOf, missing } from "./names.js";
import { hint } from "./nearest.js";
import { meterRows, tableNamed } from "./registry.js";

export function needNumber(effect, name, value) {
  if (Number.isFinite(value)) return;
  throw new TypeError(`${effect} wants a number for ${name}, but got ${typeof value === "number" ? value : told(value)}.`);
}

/** A number, 0 or more. */
export function needNotNegative(effect, name, value) {
  needNumber(effect, name, value);
  if (value < 0) throw new TypeError(`${effect} wants no number below 0 for ${name}, but got ${shown(value)}.`);
}

/** Options of these names alone: one that is misspelt would be left out in silence. */
export function needOptions(effect, options, names) {
  if (typeOf(options) !== "row" || "isItem" in options) throw new TypeError(`${effect} wants what more there is to say by its name, ${names.join(" or ")}, but got ${told(options)}.`);
  for (const name in options) if (!names.includes(name)) throw new TypeError(`${effect} knows no "${name}".${hint(name, names)}`);
}

/** A whole number within bounds; both belong to it. */
export function needWhole(effect, name, value, least, most) {
  needNumber(effect, name, value);
  if (!Number.isInteger(value) || value < least || value > most) throw new RangeError(`${effect} wants a whole number from ${least} to ${most} for ${name}, but got ${value}.`);
}

export function needCount(effect, name, value) {
  needWhole(effect, name, value, 1, 1_000_000);
}

/** One thing: whoever asks for one beyond the last of a pack has none. */
export function needThing(effect, item) {
  if (item === undefined || item === null || typeof item !== "object" || !("isItem" in item && item.isItem)) throw new TypeError(`${effect} wants a thing, but got ${shown(item)}.`);
}

/** Several creatures. */
export function needCreatures(effect, name, creatures) {
  if (typeOf(creatures) !== "list") throw new TypeError(`${effect} wants a list of creatures for ${name}, but got ${shown(creatures)}.`);
  for (const one of creatures) needCreature(effect, one);
}

/** A count and meters, by their names. */
export function needMore(effect, more) {
  if (typeOf(more) !== "row") throw new TypeError(`${effect} wants a count or meters by their names, such as { count: 2 }, but got ${told(more)}.`);
  return more;
}

/** Meters of somebody who is about to live. */
export function needLife(effect, meters) {
  const held = needMeters(effect, meters);
  if (held.hitPoints <= 0) throw new RangeError(`${effect} wants somebody alive, but got ${held.hitPoints} for hitPoints.`);
  return held;
}

/** Each as its meter holds it; `others` are what else may be said beside them. */
export function needMeters(effect, meters, others = []) {
  if (typeOf(meters) !== "row") throw new TypeError(`${effect} wants meters by their names such as { hitPoints: 9 }, but got ${shown(meters)}.`);
  const held = {};
  for (const [meter, value] of Object.entries(meters)) {
    const holds = needMeter(effect, meters, meter, others);
    if (holds === "number") needNumber(effect, meter, value);
    held[meter] = holds === "number" ? value : memo(`${effect}: ${meter}`, holds, value);
  }
  return held;
}

export function needText(effect, name, value) {
  if (typeof value !== "string") throw new TypeError(`${effect} wants a text for ${name}, but got ${told(value)}.`);
  if (/(?![\n\t])\p{Cc}|\p{Cs}/u.test(value)) throw new TypeError(`${effect} wants a text without control characters for ${name}, but got ${shown(value)}.`);
}

export function needCreature(effect, who) {
  if (who === undefined || who === null || typeof who !== "object" || !("hitPoints" in who)) throw new TypeError(`${effect} wants a creature, but got ${shown(who)}.`);
}

/** Somebody, if anybody: who does it may be left out. */
export function needAnybody(effect, name, who) {
  if (who !== undefined && who !== null && typeof who !== "object") throw new TypeError(`${effect} wants a creature for ${name}, but got ${shown(who)}.`);
}

/** A cell, or somebody who stands there; facts tell only what they have. */
const isPlace = (at) => at !== null && typeof at === "object" && (("x" in at && typeof at.x === "number" && "y" in at && typeof at.y === "number") || "hitPoints" in at);

export function needPoint(effect, at) {
  if (!isPlace(at)) throw new TypeError(`${effect} wants a place such as who.at, but got ${shown(at)}.`);
}

/** Several of them: what they may be is said as it is written. */
export function needPoints(effect, cells, what) {
  if (typeOf(cells) !== "list") throw new TypeError(`${effect} wants a list of ${what}, but got ${shown(cells)}.`);
  for (const cell of cells) needPoint(effect, cell);
}

/** What the meter holds; `others` may stand beside meters. It costs a rule no more statements than it must: in every turn it is asked most often. */
export function needMeter(effect, who, meter, others) {
  const row = meterRows().get(meter);
  if (who === undefined || who === null || row === undefined) throw meterProblem(effect, who, meter, others);
  return row.cells.holds ?? "number";
}

function meterProblem(effect, who, meter, others = []) {
  if (who === undefined || who === null || typeof who !== "object") return new TypeError(`${effect} wants somebody or something that has meters, but got ${shown(who)}.`);
  if (typeof meter !== "string") return new TypeError(`${effect} wants the name of a meter, but got ${shown(meter)}.`);
  return new TypeError(`${effect}: there is no meter "${meter}"${missing(tableNamed("meters"), meter, [...others, ...meterRows().keys()])}`);
}

export function needTone(effect, tone) {
  const tones = tableNamed("tones").rows;
  if (typeof tone === "string" && tone !== "" && !tones.has(tone)) throw new TypeError(`${effect}: there is no tone "${tone}".${hint(tone, tones.keys())}`);
}

/** The id of a row; a name without its mod's is enough where it is unambiguous. */
export function needRow(effect, table, name) {
  const id = idOf(tableNamed(table), name);
  if (id === undefined) throw new TypeError(`${effect}: the table ${table} has no row "${name}"${missing(tableNamed(table), name)}`);
  return id;
}
