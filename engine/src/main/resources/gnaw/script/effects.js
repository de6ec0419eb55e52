// Effects: what a rule may wish. Each function checks what it is given, so that a mistake is told at the author's own line.
import { shown, typeOf } from "./cells.js";
import { isGlyph } from "./holds.js";
import { heldBy, memo } from "./memos.js";
import { idOf } from "./names.js";
import { hint as nearestHint } from "./nearest.js";
import { tableNamed } from "./tables.js";

/**
 * A line for the log. With `about`, only while the hero sees that creature. The options may be just a tone.
 * @type {(text: string, options?: Tone | { tone?: Tone; about?: Creature }) => Effect}
 * @example say("You hear a squeak.", "dim")
 */
export function say(text, options = {}) {
  const { tone = "", about } = typeof options === "string" ? { tone: options } : options;
  needText("say", "text", text);
  needTone("say", tone);
  return wish({ effect: "say", text, tone, about });
}

/**
 * Adds to a meter, not beyond `atLeast` or `atMost`.
 * @type {(who: Creature | Item | Tile | Level | World | Kind, meter: MeterId, by: number, bounds?: { atLeast?: number; atMost?: number }) => Effect}
 * @example change(who, "hitPoints", -1, { atLeast: 1 })
 */
export function change(who, meter, by, { atLeast = -Infinity, atMost = Infinity } = {}) {
  if (needMeter("change", who, meter) !== "number") throw new TypeError(`change adds to numbers, and the meter "${meter}" holds ${shown(heldBy(meter))}: set it instead.`);
  needNumber("change", "by", by);
  return wish({ effect: "change", who, meter, by, atLeast, atMost });
}

/**
 * Gives a meter a value: a number, or what its row says that it holds.
 * @type {<Id extends MeterId>(who: Creature | Item | Tile | Level | World | Kind, meter: Id, value: MeterHolds<Id>) => Effect}
 * @example set(who, "hitPoints", who.maxHitPoints)
 */
export function set(who, meter, value) {
  if (needMeter("set", who, meter) !== "number") return wish({ effect: "remember", who, meter, memo: memo(`set: ${meter}`, heldBy(meter), value) });
  needNumber("set", "value", value);
  return wish({ effect: "set", who, meter, value });
}

/**
 * Takes hit points. `by` is the creature that does it, if one does; `cause` is what the last page will say.
 * @type {(who: Creature, amount: number, why?: { by?: Creature; cause?: string }) => Effect}
 * @example damage(who, dice.roll("1d4"), { cause: "a splinter" })
 */
export function damage(who, amount, { by, cause = "" } = {}) {
  needCreature("damage", who);
  needNumber("damage", "amount", amount);
  return wish({ effect: "damage", who, amount, by, cause });
}

/**
 * Death, whatever the hit points.
 * @type {(who: Creature, cause?: string, why?: { by?: Creature }) => Effect}
 * @example kill(who, "old age")
 */
export function kill(who, cause = "", { by } = {}) {
  needCreature("kill", who);
  return wish({ effect: "kill", who, by, cause });
}

/**
 * Gives hit points back, up to the maximum.
 * @type {(who: Creature, amount: number) => Effect}
 * @example heal(who, 5)
 */
export function heal(who, amount) {
  needCreature("heal", who);
  needNumber("heal", "amount", amount);
  return wish({ effect: "heal", who, amount });
}

/**
 * Takes somebody's next turns; 0 wakes.
 * @type {(who: Creature, turns: number) => Effect}
 * @example stun(who, 2)
 */
export function stun(who, turns) {
  needCreature("stun", who);
  needNumber("stun", "turns", turns);
  return wish({ effect: "stun", who, turns });
}

/**
 * Puts new things into somebody's pack.
 * @type {(who: Creature, kind: ItemId, wish?: { count?: number } & { [Id in MeterId]?: MeterHolds<Id> }) => Effect}
 * @example give(who, "dagger", { count: 2 })
 */
export function give(who, kind, { count = 1, ...meters } = {}) {
  needCreature("give", who);
  needCount("give", "count", count);
  return wish({ effect: "give", who, kind: needRow("give", "items", kind), count, meters: needMeters("give", meters) });
}

/**
 * Lays new things on the floor.
 * @type {(kind: ItemId, at: Place, wish?: { count?: number } & { [Id in MeterId]?: MeterHolds<Id> }) => Effect}
 * @example lay("dagger", who.at)
 */
export function lay(kind, at, { count = 1, ...meters } = {}) {
  needPoint("lay", at);
  needCount("lay", "count", count);
  return wish({ effect: "lay", kind: needRow("lay", "items", kind), at, count, meters: needMeters("lay", meters) });
}

/**
 * Takes a carried thing out of the pack, or so many of a stack, and lays it down.
 * @type {(item: Item, at: Place, count?: number) => Effect}
 * @example who.pack.map((item) => drop(item, who.at))
 */
export function drop(item, at, count = item.count) {
  needPoint("drop", at);
  needCount("drop", "count", count);
  return wish({ effect: "drop", item, at, count });
}

/**
 * Uses up one of a stack, or more.
 * @type {(item: Item, count?: number) => Effect}
 * @example who.pack.map((item) => spend(item))
 */
export function spend(item, count = 1) {
  needCount("spend", "count", count);
  return wish({ effect: "spend", item, count });
}

/**
 * Brings a creature to the free cell nearest to a place.
 * @type {(kind: CreatureId, at: Place, meters?: { [Id in MeterId]?: MeterHolds<Id> }) => Effect}
 * @example spawn("rat", who.at)
 */
export function spawn(kind, at, meters = {}) {
  needPoint("spawn", at);
  return wish({ effect: "spawn", kind: needRow("spawn", "creatures", kind), at, meters: needMeters("spawn", meters) });
}

/**
 * Puts somebody elsewhere on the level: to the free cell nearest to the place.
 * @type {(who: Creature, to: Place) => Effect}
 * @example move(who, world.free(dice))
 */
export function move(who, to) {
  needCreature("move", who);
  needPoint("move", to);
  return wish({ effect: "move", who, to });
}

/**
 * Two creatures change places.
 * @type {(who: Creature, other: Creature) => Effect}
 * @example swap(world.hero, who)
 */
export function swap(who, other) {
  needCreature("swap", who);
  needCreature("swap", other);
  return wish({ effect: "swap", who, other });
}

/**
 * Takes somebody to another depth of the place where he is, with all that he is and carries: to the stairs that lead back. Whoever follows him and stands beside him comes along.
 * @type {(who: Creature, depth: number) => Effect}
 * @example leave(who, world.depth + 1)
 */
export function leave(who, depth) {
  needCreature("leave", who);
  needNumber("leave", "depth", depth);
  return wish({ effect: "leave", who, depth });
}

/**
 * Takes somebody to the first level of a place beside the dungeon, in the same way. He leaves it, to where he came in, by a depth above that level.
 * @type {(who: Creature, place: PlaceId) => Effect}
 * @example who.ground.place === undefined ? [] : enter(who, who.ground.place)
 */
export function enter(who, place) {
  needCreature("enter", who);
  return wish({ effect: "enter", who, place: needRow("enter", "places", place) });
}

/**
 * Puts somebody on another side, a row of `sides`.
 * @type {(who: Creature, side: SideId) => Effect}
 * @example join(who, "hero")
 */
export function join(who, side) {
  needCreature("join", who);
  return wish({ effect: "join", who, side: needRow("join", "sides", side) });
}

/**
 * From now on somebody goes with another: he comes along to another level from beside him. With nobody to follow he stays.
 * @type {(who: Creature, leader?: Creature) => Effect}
 * @example follow(who, world.hero)
 */
export function follow(who, leader) {
  needCreature("follow", who);
  if (leader !== undefined) needCreature("follow", leader);
  return wish({ effect: "follow", who, leader });
}

/**
 * Makes the cell at a point of another tile, or a creature of another kind.
 * @type {(what: Place, kind: TileId | CreatureId) => Effect}
 * @example become(who.at, "floor")
 */
export function become(what, kind) {
  if (what === undefined || what === null || typeof what !== "object") throw new TypeError(`become wants a place or a creature, but got ${shown(what)}.`);
  return "kind" in what && !("passable" in what)
    ? wish({ effect: "becomeKind", who: what, kind: needRow("become", "creatures", kind) })
    : wish({ effect: "becomeTile", at: what, tile: needRow("become", "tiles", kind) });
}

/**
 * Shows the hero cells of the map: a list of points, or "level" for all.
 * @type {(cells: readonly Place[] | "level") => Effect}
 * @example reveal(world.around(who.at, 5))
 */
export function reveal(cells) {
  return wish({ effect: "reveal", cells: cells === "level" ? [] : cells });
}

/**
 * Stops what goes on by itself; the text says why.
 * @type {(why?: string) => Effect}
 * @example interrupt("Something moves.")
 */
export function interrupt(why = "") {
  return wish({ effect: "interrupt", why });
}

/**
 * A word for the newcomer: shown until the next key, but no line of the log.
 * @type {(text: string) => Effect}
 * @example hint("Press g to pick up what lies here.")
 */
export function hint(text) {
  needText("hint", "text", text);
  return wish({ effect: "hint", text });
}

/**
 * A choice for the hero: `{ title, text, options: { id: { text, effects } } }`.
 * @type {(choice: { title: string; text?: string; options: Record<string, { text: string; effects?: Effects }> }) => Effect}
 * @example offer({ title: "A voice asks", options: { yes: { text: "Yes", effects: [heal(who, 1)] }, no: { text: "No" } } })
 */
export function offer({ title, text = "", options }) {
  needText("offer", "title", title);
  if (typeOf(options) !== "row") throw new TypeError(`offer wants options such as { yes: { text: "Yes" } }, but got ${shown(options)}.`);
  return wish({ effect: "offer", title, text, options: Object.entries(options).map(([id, option]) => ({ id, ...option })) });
}

/**
 * A choice of a cell for the hero, on the map: no farther than `range` and in view, or anywhere if there is none. `radius` is of what bursts
 * there. The row of `rules.aimed` that `then` names is told of the cell; one may also leave it, and nothing happens.
 * @type {(choice: { title: string; range?: number; radius?: number; then: string }) => Effect}
 * @example aim({ title: "Burn what?", range: 7, radius: 1, then: "spark" })
 */
export function aim({ title, range = 0, radius = 0, then }) {
  needText("aim", "title", title);
  needCells("aim", "range", range);
  needCells("aim", "radius", radius);
  return wish({ effect: "aim", title, range, radius, then: needRow("aim", "aimed", then) });
}

/**
 * Lights up cells for a moment, in a tone, with a glyph or as they are. Nobody waits for it: a key ends it.
 * @type {(cells: readonly Place[], look: { glyph?: string; tone: ToneId }) => Effect}
 * @example flash(world.burst(who.at, 2), { glyph: "*", tone: "warn" })
 */
export function flash(cells, { glyph = "", tone } = {}) {
  if (!Array.isArray(cells)) throw new TypeError(`flash wants a list of places, but got ${shown(cells)}.`);
  cells.forEach((cell) => needPoint("flash", cell));
  needText("flash", "glyph", glyph);
  if (glyph !== "" && !isGlyph(glyph)) throw new TypeError(`flash wants one character that is one cell wide for glyph, but got ${shown(glyph)}.`);
  needText("flash", "tone", tone);
  needTone("flash", tone);
  return wish({ effect: "flash", cells, glyph, tone });
}

/**
 * The end that was hoped for; `how` is what the last page will say.
 * @type {(how: string) => Effect}
 * @example win("You found the way out.")
 */
export function win(how) {
  return wish({ effect: "win", how });
}

/**
 * All things of a kind, for what is known of them: `set(kind("healing"), "known", 1)`.
 * @type {(id: ItemId) => Kind}
 * @example set(kind("dagger"), "known", 1)
 */
export function kind(id) {
  return Object.freeze({ ofKind: needRow("kind", "items", id) });
}

const wish = Object.freeze;

function needNumber(effect, name, value) {
  if (Number.isFinite(value)) return;
  throw new TypeError(`${effect} wants a number for ${name}, but got ${typeof value === "number" ? value : `${typeOf(value)}: ${shown(value)}`}.`);
}

function needCount(effect, name, value) {
  needNumber(effect, name, value);
  if (!Number.isInteger(value) || value < 1 || value > 1_000_000) throw new RangeError(`${effect} wants a whole number from 1 to 1000000 for ${name}, but got ${value}.`);
}

function needCells(effect, name, value) {
  needNumber(effect, name, value);
  if (!Number.isInteger(value) || value < 0 || value > 500) throw new RangeError(`${effect} wants a whole number from 0 to 500 for ${name}, but got ${value}.`);
}

/** The same, each as its meter holds it. */
function needMeters(effect, meters) {
  const held = {};
  for (const [meter, value] of Object.entries(meters)) {
    const holds = needMeter(effect, meters, meter);
    if (holds === "number") needNumber(effect, meter, value);
    held[meter] = holds === "number" ? value : memo(`${effect}: ${meter}`, holds, value);
  }
  return held;
}

function needText(effect, name, value) {
  if (typeof value !== "string") throw new TypeError(`${effect} wants a text for ${name}, but got ${typeOf(value)}: ${shown(value)}.`);
  if (/(?![\n\t])\p{Cc}|\p{Cs}/u.test(value)) throw new TypeError(`${effect} wants a text without control characters for ${name}, but got ${shown(value)}.`);
}

function needCreature(effect, who) {
  if (who === undefined || who === null || typeof who !== "object" || !("hitPoints" in who)) throw new TypeError(`${effect} wants a creature, but got ${shown(who)}.`);
}

/** A cell, or somebody who stands there; facts tell only what they have. */
const isPlace = (at) => at !== null && typeof at === "object" && ("hitPoints" in at || ("x" in at && typeof at.x === "number" && "y" in at && typeof at.y === "number"));

function needPoint(effect, at) {
  if (!isPlace(at)) throw new TypeError(`${effect} wants a place such as who.at, but got ${shown(at)}.`);
}

/** What the meter holds. It costs a rule no more statements than it must: in every turn it is asked most often. */
function needMeter(effect, who, meter) {
  const row = tableNamed("meters").rows.get(meter);
  if (who === undefined || who === null || row === undefined) throw meterFault(effect, who, meter);
  return row.cells.holds ?? "number";
}

function meterFault(effect, who, meter) {
  if (who === undefined || who === null) return new TypeError(`${effect} wants somebody or something that has meters, but got ${shown(who)}.`);
  return new TypeError(`${effect}: there is no meter "${meter}".${nearestHint(meter, tableNamed("meters").rows.keys())}`);
}

function needTone(effect, tone) {
  const tones = tableNamed("tones").rows;
  if (typeof tone === "string" && tone !== "" && !tones.has(tone)) throw new TypeError(`${effect}: there is no tone "${tone}".${nearestHint(tone, tones.keys())}`);
}

/** The id of a row; a name without its mod's is enough where it is unambiguous. */
function needRow(effect, table, name) {
  const id = idOf(tableNamed(table), name);
  if (id === undefined) throw new TypeError(`${effect}: the table ${table} has no row "${name}".${nearestHint(name, tableNamed(table).rows.keys())}`);
  return id;
}
