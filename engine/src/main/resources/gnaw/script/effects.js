// Effects: what a rule may answer. Each function checks what it is given, so that a mistake is told at the author's own line.
import { shown, typeOf } from "./cells.js";
import { isGlyph } from "./celltypes.js";
import { heldBy, memo } from "./memos.js";
import { hint as nearestHint } from "./nearest.js";
import { needAnybody, needCount, needCreature, needCreatures, needLife, needMeter, needMeters, needMore, needNotNegative, needNumber, needOptions, needPoint, needPoints, needRow, needText, needThing, needTone, needWhole } from "./needs.js";

const NO_OPTIONS = Object.freeze({});

/**
 * A line for the log. With `about`, only while the hero sees that creature. The options may be just a tone.
 * @type {(text: string, options?: Tone | { tone?: Tone; about?: Creature }) => Effect}
 * @example say("You hear a squeak.", "dim")
 */
export function say(text, options = NO_OPTIONS) {
  const { tone = "", about } = typeof options === "string" ? { tone: options } : options;
  if (typeof options !== "string" && options !== NO_OPTIONS) needOptions("say", options, ["tone", "about"]);
  needText("say", "text", text);
  needTone("say", tone);
  needAnybody("say", "about", about);
  return effect({ effect: "say", text, tone, about });
}

/**
 * Adds to a meter, not beyond `atLeast` or `atMost`.
 * @type {(who: Creature | Item | Tile | Level | World | Kind, meter: MeterId, by: number, bounds?: { atLeast?: number; atMost?: number }) => Effect}
 * @example change(who, "hitPoints", -1, { atLeast: 1 })
 */
export function change(who, meter, by, bounds = NO_OPTIONS) {
  if (bounds !== NO_OPTIONS) needOptions("change", bounds, ["atLeast", "atMost"]);
  const { atLeast = -Infinity, atMost = Infinity } = bounds;
  if (needMeter("change", who, meter) !== "number") throw new TypeError(`change adds to numbers, and the meter "${meter}" holds ${shown(heldBy(meter))}: set it instead.`);
  needNumber("change", "by", by);
  return effect({ effect: "change", who, meter, by, atLeast, atMost });
}

/**
 * Gives a meter a value: a number, or what its row says that it holds.
 * @type {<Id extends MeterId>(who: Creature | Item | Tile | Level | World | Kind, meter: Id, value: MeterHolds<Id>) => Effect}
 * @example set(who, "hitPoints", who.maxHitPoints)
 */
export function set(who, meter, value) {
  if (needMeter("set", who, meter) !== "number") return effect({ effect: "remember", who, meter, memo: memo(`set: ${meter}`, heldBy(meter), value) });
  needNumber("set", "value", value);
  return effect({ effect: "set", who, meter, value });
}

/**
 * Takes hit points. `by` is the creature that does it, if one does; `cause` is what the last page will say.
 * @type {(who: Creature, amount: number, why?: { by?: Creature; cause?: string }) => Effect}
 * @example damage(who, dice.roll("1d4"), { cause: "a splinter" })
 */
export function damage(who, amount, why = NO_OPTIONS) {
  if (why !== NO_OPTIONS) needOptions("damage", why, ["by", "cause"]);
  const { by, cause = "" } = why;
  needCreature("damage", who);
  needNotNegative("damage", "amount", amount);
  needAnybody("damage", "by", by);
  return effect({ effect: "damage", who, amount, by, cause });
}

/**
 * Death, whatever the hit points.
 * @type {(who: Creature, cause?: string, why?: { by?: Creature }) => Effect}
 * @example kill(who, "old age")
 */
export function kill(who, cause = "", why = NO_OPTIONS) {
  if (why !== NO_OPTIONS) needOptions("kill", why, ["by"]);
  const { by } = why;
  needCreature("kill", who);
  needAnybody("kill", "by", by);
  return effect({ effect: "kill", who, by, cause });
}

/**
 * Gives hit points back, up to the maximum.
 * @type {(who: Creature, amount: number) => Effect}
 * @example heal(who, 5)
 */
export function heal(who, amount) {
  needCreature("heal", who);
  needNotNegative("heal", "amount", amount);
  return effect({ effect: "heal", who, amount });
}

/**
 * Takes somebody's next turns; 0 wakes.
 * @type {(who: Creature, turns: number) => Effect}
 * @example stun(who, 2)
 */
export function stun(who, turns) {
  needCreature("stun", who);
  needWhole("stun", "turns", turns, 0, 1_000_000);
  return effect({ effect: "stun", who, turns });
}

/**
 * Lets what somebody does take so many turns more, also where a choice is its end.
 * @type {(who: Creature, turns: number) => Effect}
 * @example takeTime(who, 1)
 */
export function takeTime(who, turns) {
  needCreature("takeTime", who);
  needNotNegative("takeTime", "turns", turns);
  return effect({ effect: "takeTime", who, turns });
}

/**
 * Puts new things into somebody's pack.
 * @type {(who: Creature, kind: ItemId, more?: { count?: number } & { [Id in MeterId]?: MeterHolds<Id> }) => Effect}
 * @example give(who, "dagger", { count: 2 })
 */
export function give(who, kind, more = NO_OPTIONS) {
  const { count = 1, ...meters } = needMore("give", more);
  needCreature("give", who);
  needCount("give", "count", count);
  return effect({ effect: "give", who, kind: needRow("give", "items", kind), count, meters: needMeters("give", meters, ["count"]) });
}

/**
 * Lays new things on the floor.
 * @type {(kind: ItemId, at: Place, more?: { count?: number } & { [Id in MeterId]?: MeterHolds<Id> }) => Effect}
 * @example lay("dagger", who.at)
 */
export function lay(kind, at, more = NO_OPTIONS) {
  const { count = 1, ...meters } = needMore("lay", more);
  needPoint("lay", at);
  needCount("lay", "count", count);
  return effect({ effect: "lay", kind: needRow("lay", "items", kind), at, count, meters: needMeters("lay", meters, ["count"]) });
}

/**
 * Takes a carried thing out of the pack, or so many of a stack, and lays it down.
 * @type {(item: Item, at: Place, count?: number) => Effect}
 * @example who.pack.map((item) => drop(item, who.at))
 */
export function drop(item, at, count) {
  needThing("drop", item);
  needPoint("drop", at);
  if (count !== undefined) needCount("drop", "count", count);
  return effect({ effect: "drop", item, at, count: count ?? item.count });
}

/**
 * Puts a thing, or so many of a stack, into somebody's pack as it is, with its meters and what the player has written on it.
 * @type {(item: Item, who: Creature, count?: number) => Effect}
 * @example who.pack.map((item) => hand(item, who, 1))
 */
export function hand(item, who, count) {
  needThing("hand", item);
  needCreature("hand", who);
  if (count !== undefined) needCount("hand", "count", count);
  return effect({ effect: "hand", item, who, count: count ?? item.count });
}

/**
 * Uses up one of a stack, or more.
 * @type {(item: Item, count?: number) => Effect}
 * @example who.pack.map((item) => spend(item))
 */
export function spend(item, count = 1) {
  needThing("spend", item);
  needCount("spend", "count", count);
  return effect({ effect: "spend", item, count });
}

/**
 * Brings a creature to the free cell nearest to a place: on the side of its kind, or on that of an `ally`, with whom it then follows the same.
 * @type {(kind: CreatureId, at: Place, meters?: { [Id in MeterId]?: MeterHolds<Id> }, more?: { ally?: Creature }) => Effect}
 * @example spawn("rat", who.at, { mood: "hunting" }, { ally: who })
 */
export function spawn(kind, at, meters = {}, more = NO_OPTIONS) {
  if (more !== NO_OPTIONS) needOptions("spawn", more, ["ally"]);
  const { ally } = more;
  needPoint("spawn", at);
  needAnybody("spawn", "ally", ally);
  if (kind === "hero") throw new TypeError("spawn wants another kind: there is one hero alone.");
  return effect({ effect: "spawn", kind: needRow("spawn", "creatures", kind), at, meters: needLife("spawn", meters), ally });
}

/**
 * Puts somebody elsewhere on the level: to the free cell nearest to the place.
 * @type {(who: Creature, to: Place) => Effect}
 * @example move(who, world.free(dice))
 */
export function move(who, to) {
  needCreature("move", who);
  needPoint("move", to);
  return effect({ effect: "move", who, to });
}

/**
 * Two creatures change places.
 * @type {(who: Creature, other: Creature) => Effect}
 * @example swap(world.hero, who)
 */
export function swap(who, other) {
  needCreature("swap", who);
  needCreature("swap", other);
  return effect({ effect: "swap", who, other });
}

/**
 * Takes somebody to another depth of the place where he is, with all that he is and carries: to the stairs that lead back. Those named in `with` come along, beside him. Whoever leaves the hero is out of reach of all effects behind this one.
 * @type {(who: Creature, depth: number, more?: { with?: readonly Creature[] }) => Effect}
 * @example leave(who, world.depth + 1, { with: who.neighbours.filter((one) => one.follows !== undefined) })
 */
export function leave(who, depth, more = NO_OPTIONS) {
  if (more !== NO_OPTIONS) needOptions("leave", more, ["with"]);
  const { with: company = [] } = more;
  needCreature("leave", who);
  needWhole("leave", "depth", depth, 1, 1000);
  needCreatures("leave", "with", company);
  return effect({ effect: "leave", who, depth, with: company });
}

/**
 * Takes somebody to the first level of a place beside the dungeon, in the same way. He leaves it, to where he came in, by a depth above that level.
 * @type {(who: Creature, place: PlaceId, more?: { with?: readonly Creature[] }) => Effect}
 * @example who.ground.place === undefined ? [] : enter(who, who.ground.place)
 */
export function enter(who, place, more = NO_OPTIONS) {
  if (more !== NO_OPTIONS) needOptions("enter", more, ["with"]);
  const { with: company = [] } = more;
  needCreature("enter", who);
  needCreatures("enter", "with", company);
  return effect({ effect: "enter", who, place: needRow("enter", "places", place), with: company });
}

/**
 * Puts somebody on another side, a row of `sides`.
 * @type {(who: Creature, side: SideId) => Effect}
 * @example join(who, "hero")
 */
export function join(who, side) {
  needCreature("join", who);
  return effect({ effect: "join", who, side: needRow("join", "sides", side) });
}

/**
 * From now on somebody goes with another, until there is nobody to follow: a fact for the rules, which decide what comes of it, such as taking stairs together.
 * @type {(who: Creature, leader?: Creature) => Effect}
 * @example follow(who, world.hero)
 */
export function follow(who, leader) {
  needCreature("follow", who);
  if (leader !== undefined) needCreature("follow", leader);
  return effect({ effect: "follow", who, leader });
}

/**
 * Makes the cell at a point of another tile, or a creature of another kind, whose meters stay as they are. A cell where somebody stands who
 * could not be in such a tile stays what it is, and that is told.
 * @type {(what: Place, kind: TileId | CreatureId) => Effect}
 * @example become(who.at, "floor")
 */
export function become(what, kind) {
  if (what === undefined || what === null || typeof what !== "object") throw new TypeError(`become wants a place or a creature, but got ${shown(what)}.`);
  return "kind" in what && !("passable" in what)
    ? effect({ effect: "becomeKind", who: what, kind: needRow("become", "creatures", kind) })
    : effect({ effect: "becomeTile", at: what, tile: needRow("become", "tiles", kind) });
}

/**
 * Shows the hero cells of the map: a list of points, or "level" for all.
 * @type {(cells: readonly Place[] | "level") => Effect}
 * @example reveal(world.around(who.at, 5))
 */
export function reveal(cells) {
  if (cells !== "level") needPoints("reveal", cells, 'places, or "level" for all');
  return effect({ effect: "reveal", cells: cells === "level" ? [] : cells });
}

/**
 * Stops what goes on by itself; the text says why.
 * @type {(why?: string) => Effect}
 * @example interrupt("Something moves.")
 */
export function interrupt(why = "") {
  needText("interrupt", "why", why);
  return effect({ effect: "interrupt", why });
}

/**
 * A word for the newcomer, who may switch them off: it stands among the lines of the log, and is not kept with the game.
 * @type {(text: string) => Effect}
 * @example hint("Press g to pick up what lies here.")
 */
export function hint(text) {
  needText("hint", "text", text);
  return effect({ effect: "hint", text });
}

/**
 * A choice for the hero: `{ title, text, options: { id: { text, effects } } }`. `escape` is the option that Escape takes: without one, he must
 * choose. Effects may hold the next offer; where that depends on what the answer has changed, the row of `rules.chosen` that `then` names makes
 * it: it is told of the option once its effects have come true. What an answer brings is asked before whatever waits behind it. In its text
 * {key.look}, {key.verb.throw}, {key.action.rest} stand for the player's keys.
 * @type {(choice: { title: string; text?: string; options: Record<string, { text: string; effects?: Effects }>; escape?: string; then?: string }) => Effect}
 * @example offer({ title: "A voice asks", options: { yes: { text: "Yes", effects: [heal(who, 1)] }, no: { text: "No" } }, escape: "no" })
 */
export function offer(choice) {
  needOptions("offer", choice, ["title", "text", "options", "escape", "then"]);
  const { title, text = "", options, escape, then } = choice;
  needText("offer", "title", title);
  if (typeOf(options) !== "row") throw new TypeError(`offer wants options such as { yes: { text: "Yes" } }, but got ${shown(options)}.`);
  const listed = Object.entries(options).map(([id, option]) => {
    if (typeof option?.text !== "string") throw new TypeError(`offer wants options such as { yes: { text: "Yes" } }, but its option ${id} is ${shown(option)}.`);
    needOptions(`offer: its option ${id}`, option, ["text", "effects"]);
    return { id, ...option };
  });
  if (escape !== undefined && !Object.hasOwn(options, escape)) throw new TypeError(`offer: there is no option ${shown(escape)} for Escape.${nearestHint(String(escape), Object.keys(options))}`);
  return effect({ effect: "offer", title, text, options: listed, escape, then: then === undefined ? undefined : needRow("offer", "chosen", then) });
}

/**
 * A choice of a cell for the hero, on the map: no farther than `range` and in view, or anywhere if there is none. `radius` is of what bursts
 * there. The row of `rules.aimed` that `then` names is told of the cell; one may also leave it, and nothing happens.
 * @type {(choice: { title: string; range?: number; radius?: number; then: string }) => Effect}
 * @example aim({ title: "Burn what?", range: 7, radius: 1, then: "spark" })
 */
export function aim(choice) {
  needOptions("aim", choice, ["title", "range", "radius", "then"]);
  const { title, range = 0, radius = 0, then } = choice;
  needText("aim", "title", title);
  needWhole("aim", "range", range, 0, 500);
  needWhole("aim", "radius", radius, 0, 500);
  return effect({ effect: "aim", title, range, radius, then: needRow("aim", "aimed", then) });
}

/**
 * Lights up cells for a moment, in a tone, with a glyph or as they are. Nobody waits for it: a key ends it.
 * @type {(cells: readonly Place[], look: { glyph?: string; tone: ToneId }) => Effect}
 * @example flash(world.burst(who.at, 2), { glyph: "*", tone: "warn" })
 */
export function flash(cells, look = NO_OPTIONS) {
  if (look !== NO_OPTIONS) needOptions("flash", look, ["glyph", "tone"]);
  const { glyph = "", tone } = look;
  needPoints("flash", cells, "places");
  needText("flash", "glyph", glyph);
  if (glyph !== "" && !isGlyph(glyph)) throw new TypeError(`flash wants one character that is one cell wide for glyph, but got ${shown(glyph)}.`);
  needText("flash", "tone", tone);
  needTone("flash", tone);
  return effect({ effect: "flash", cells, glyph, tone });
}

/**
 * The end that was hoped for; `how` is what the last page will say.
 * @type {(how: string) => Effect}
 * @example win("You found the way out.")
 */
export function win(how) {
  needText("win", "how", how);
  return effect({ effect: "win", how });
}

/**
 * The end of a hero who goes away alive, and has not won; `how` is what the last page will say.
 * @type {(how: string) => Effect}
 * @example retire("You left, and opened a tavern.")
 */
export function retire(how) {
  needText("retire", "how", how);
  return effect({ effect: "retire", how });
}

/**
 * All things of a kind, for what is known of them: `set(kind("healing"), "known", 1)`.
 * @type {(id: ItemId) => Kind}
 * @example set(kind("dagger"), "known", 1)
 */
export function kind(id) {
  return Object.freeze({ ofKind: needRow("kind", "items", id) });
}

const effect = Object.freeze;
