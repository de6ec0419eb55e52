// The world of a test: what is given, and how the dice fall.
import { Being, Hero, TRAITS, deft } from "./beings.js";
import { meet } from "./expectations.js";
import { call, diceShowing } from "./host.js";
import { CALLED } from "./shown.js";
import { sure } from "./sure.js";
import { COUNT, FUNCTION, INTENT, NAME, HELD, NUMBER, ONE_OR_MORE, PLAIN, SEED, TEXT, WHOLE, each, listOf, mapOf, maybe, parts, taking } from "./takes.js";

const PLACE = { x: WHOLE, y: WHOLE };
const RESULTS = { results: each(NUMBER) };
const SETTINGS = mapOf(PLAIN);

/** A word that gives meters their values. */
const giving = (word, asked) => taking(word, { meters: mapOf(HELD) }, (meters) => Object.entries(meters).forEach(([meter, value]) => call(asked, meter, value)));

/** The world of the test; what was said and what interrupted is kept for the last act alone. */
export const world = sure("The world of a test has", Object.freeze({
  [CALLED]: "the world",
  get hero() { return deft(new Hero(call("hero"))); },
  get turn() { return call("turn"); },
  get said() { return [...call("said")]; },
  get interruptions() { return [...call("interruptions")]; },
  get picture() { return call("picture"); },
  /** The only creature of a kind. */
  creature: taking("world.creature", { kind: TEXT }, (kind) => new Being(call("creature", kind))),
  creatureAt: taking("world.creatureAt", PLACE, (x, y) => new Being(call("creatureAt", x, y))),
  spawn: taking("world.spawn", { kind: TEXT, ...PLACE }, (kind, x, y) => new Being(call("spawn", kind, x, y))),
  lay: taking("world.lay", { kind: TEXT, ...PLACE }, (kind, x, y) => call("lay", kind, x, y)),
  /** Whether the hero knows that cell: has seen it, or was told of it. */
  knows: taking("world.knows", PLACE, (x, y) => call("knows", x, y)),
  meter: taking("world.meter", { name: TEXT }, (name) => call("worldMeter", name)),
  with: giving("world.with", "setWorld"),
  /** The level where the hero is. */
  level: sure("The level of a test has", Object.freeze({ with: giving("world.level.with", "setLevel") })),
  /** So many turns pass. */
  turns: taking("world.turns", { count: COUNT }, (count) => call("turns", count)),
  /** Lets effects come true, as `do` does at the console: `world.does("leave(hero, 3)")`. */
  does: taking("world.does", { effects: TEXT }, (effects) => call("comesTrue", effects)),
  /** Saves the game and goes on with what was saved. */
  saveAndLoad: taking("world.saveAndLoad", {}, () => call("saveAndLoad")),
  /** Reads the rules again and goes on under them, or under those of other mods. */
  reload: taking("world.reload", { mods: maybe(listOf(TEXT)), settings: maybe(SETTINGS) }, (mods = [], settings = {}) => call("reload", mods, settings)),
  /** What a player would see in a window of 80×24 after these keys, each with all that goes on by itself after it: `world.screen("i")` shows the pack. */
  screen: taking("world.screen", { keys: each(TEXT, 0) }, (...keys) => call("screen", keys)),
  /** How many statements of rules an action takes. */
  statements: taking("world.statements", { action: FUNCTION }, (action) => {
    let counted = 0;
    call("countStatements");
    try {
      action();
    } finally {
      counted = call("statementsCounted");
    }
    return counted;
  }),
}));

/** What is the case before a test begins. */
export const given = sure("What is given has", Object.freeze({
  /** A hero with these meters and things, in a small closed room unless a level was drawn: `given.hero({ nourishment: 40 })`. */
  hero: taking("given.hero", { traits: maybe(TRAITS) }, (traits = {}) => world.hero.with(traits)),
  /** A drawn level, indented as the test is; the legend says what a character is where the scripts' glyphs leave it open. */
  level: taking("given.level", { map: TEXT, legend: maybe(mapOf(TEXT)) }, (map, legend = {}) => {
    call("draw", undented(map), legend);
    return world;
  }),
  /** A whole game from its seed (and the JSON of those who died in earlier games), or from the JSON of a kept one; `plays` does what a replay tells: `given.game({ seed: 7 }).plays(["step north"])`. */
  game: taking("given.game", { start: parts({ seed: SEED, predecessors: TEXT, kept: TEXT }) }, ({ seed = 1, predecessors = "", kept = "" }) =>
    sure("A game has", {
      plays: taking("plays", { intents: listOf(INTENT) }, (intents) => {
        // That a game can be played as it was, and nothing fails in it, is what is expected of it.
        meet();
        call("plays", String(seed), predecessors, kept, intents.map((intent) => JSON.stringify(intent)));
        return world.hero;
      }),
    })),
  /** The depth of the level that is drawn next. */
  depth: taking("given.depth", { depth: ONE_OR_MORE }, (depth) => call("depth", depth)),
  /** Other mods than those the file belongs to, and settings: `given.rules(["thirst"], { "thirst.rate": 2 })`. */
  rules: taking("given.rules", { mods: listOf(TEXT), settings: maybe(SETTINGS) }, (mods, settings = {}) => call("rules", mods, settings)),
}));

/** The rows of a drawing without the blank lines and the margin that a script has around it. */
export function undented(map) {
  const rows = map.split("\n").filter((row) => row.trim() !== "");
  const margin = Math.min(...rows.map((row) => row.search(/\S/)));
  return rows.map((row) => row.slice(margin)).join("\n");
}

const throws = (rule) => ({
  fall: taking("fall", RESULTS, (...results) => call("fall", rule, results)),
  lowest: taking("lowest", {}, () => call("lowest", rule)),
  highest: taking("highest", {}, () => call("highest", rule)),
});

/** How the dice fall: `dice.fall(32, 5)` for all rules, `dice.of("blows").fall(80)` for one; `showing` makes dice to hand to a rule. */
export const dice = sure("The dice of a test have", Object.freeze({
  ...throws(""),
  of: taking("dice.of", { rule: NAME }, (rule) => sure("The dice of a rule have", throws(rule))),
  seeded: taking("dice.seeded", { seed: WHOLE }, (seed) => call("seeded", seed)),
  showing: taking("dice.showing", RESULTS, (...results) => diceShowing(results)),
}));
