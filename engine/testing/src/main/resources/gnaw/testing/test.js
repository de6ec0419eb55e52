// What a test file imports as "gnaw/test": tests, given worlds, and what is expected of them.
import { callSite } from "./places.js";
import { falsify, some } from "./properties.js";

export { some };

const registered = [];
let host;
let loadedDice;
let counted = 0;

/** For the runner: who plays, and who makes dice. */
export function connect(aHost, diceMaker) {
  host = aHost;
  loadedDice = diceMaker;
}

/** For the runner: all tests of the file. */
export const cases = () => registered.map(({ name, mode, tags, place }) => ({ name, mode, tags, place }));

/** For the runner: runs one. */
export const run = (index) => registered[index].body();

function register(mode, name, options, body = options) {
  if (typeof name !== "string" || name === "") throw new TypeError("A test needs a name: test(\"what the game does\", () => { … }).");
  if (typeof body !== "function" && mode !== "todo") throw new TypeError(`The test "${name}" needs a function.`);
  registered.push({ name, mode, body, tags: options?.tags ?? [], place: callSite() });
}

const each = (mode) => (rows) => (name, options, body = options) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    const rest = [...values];
    const told = name.replace(/%s/g, () => (typeof rest[0] === "string" ? rest.shift() : shown(rest.shift())));
    register(mode, told, options === body ? {} : options, () => body(...values));
  }
};

/** A test: `test("the starving lose a hit point each turn", () => { … })`; between the two may stand `{ tags: [...] }`. */
export const test = Object.assign((name, options, body) => register("run", name, options, body), {
  /** One test for each row; `%s` in the name stands for the row's values in their order. */
  each: each("run"),
  /** Alone in its file, while one works on it; refused where CI runs. */
  only: Object.assign((name, options, body) => register("only", name, options, body), { each: each("only") }),
  /** Not run, but told of. */
  skip: Object.assign((name, options, body) => register("skip", name, options, body), { each: each("skip") }),
  /** A test that is owed. */
  todo: (name) => register("todo", name, {}),
});

/** How many values a property is tried with, unless it says otherwise. */
const RUNS = 100;

const property = (mode) => (name, makers, options, body = options) => {
  if (typeof makers !== "object" || makers === null) throw new TypeError(`The property "${name}" needs values: prop("…", { n: some.integer(1, 9) }, ({ n }) => { … }).`);
  const { seed = 1, runs = RUNS } = options === body ? {} : options;
  register(mode, name, options === body ? {} : options, () => hold(makers, seed, runs, body));
};

/**
 * A test with values that are made: `prop("nobody eats for nothing", { food: some.idOf("food") }, ({ food }) => { … })`. The values that break it are
 * made as simple as can be; `{ seed, runs }` may stand before the function. Each value finds a world of its own.
 */
export const prop = Object.assign(property("run"), { only: property("only"), skip: property("skip") });

/** Values as one writes them: { water: 7 }. */
const written = (values) => `{ ${Object.entries(values).map(([name, value]) => `${name}: ${shown(value)}`).join(", ")} }`;

function hold(makers, seed, runs, body) {
  const broken = falsify({
    makers, seed, runs,
    ids: (table) => call("ids", table),
    chance: (from) => {
      call("chance", from);
      return (most) => call("chanceUpTo", most);
    },
    attempt(values) {
      call("anew", written(values));
      try {
        body(values);
        call("settled");
        return undefined;
      } catch (error) {
        return error;
      }
    },
  });
  if (broken === undefined) return;
  const { error, values, first } = broken;
  const before = shown(first) === shown(values) ? "" : `, at first with ${written(first)}`;
  call("settled");
  const told = error instanceof Error ? error : new Error(String(error));
  told.message = `With ${written(values)}:\n  ${told.message.replaceAll("\n", "\n  ")}\nFound with { seed: ${broken.seed} }${before}.`;
  throw told;
}

function call(name, ...values) {
  const [well, answer, told, expected, actual] = host(name, values);
  if (!well) throw Object.assign(new Error(answer), { told }, expected === "" ? {} : { expected, actual });
  return answer;
}

/** Somebody: `hero.nourishment` reads a meter; one that he has not is an error with the nearest name. */
class Being {
  constructor(id) {
    this.id = id;
    return new Proxy(this, {
      get: (being, key, self) =>
        key in being || typeof key === "symbol" || key === "toJSON" ? Reflect.get(being, key, self) : call("meter", being.id, key),
    });
  }

  /** What the game calls it. */
  get called() { return call("called", this.id); }
  /** Where it stands: `{ x, y }`. */
  get at() {
    const [x, y] = call("at", this.id);
    return { x, y };
  }
  /** How many of its next turns are lost. */
  get helpless() { return call("helpless", this.id); }
  /** What it died of, "" while it lives. */
  get causeOfDeath() { return call("causeOfDeath", this.id); }
  /** The words on the status line. */
  get words() { return [...call("words", this.id)]; }
  /** How many of a kind of thing it carries. */
  carried(kind) { return call("carried", this.id, kind); }
  /** Gives meters their values, and with `pack` things: `with({ nourishment: 40, pack: { ration: 2 } })`. */
  with({ pack = {}, ...meters }) {
    for (const [meter, value] of Object.entries(meters)) call("set", this.id, meter, value);
    for (const [kind, count] of Object.entries(pack)) call("give", this.id, kind, count);
    return this;
  }
}

/** Who plays. Each deed is one act and must succeed. */
class Hero extends Being {}

const DEEDS = ["uses", "waits", "picksUp", "drops", "descends", "ascends", "rests", "explores", "does", "chooses"];
for (const deed of DEEDS) {
  Hero.prototype[deed] = function (...values) {
    call(deed, ...values);
    return this;
  };
}
/** Whoever can use things in a way that the scripts define does so by its name: `hero.eats("ration")` for the verb `eat`. */
function deft(hero) {
  for (const verb of call("verbs")) {
    const deed = verb.replace(/.*:/, "") + "s";
    if (!(deed in hero)) hero[deed] = (kind) => hero.uses(verb, kind);
  }
  return hero;
}
/** Steps that way: "east", "north-west" or short "E", "NW"; several directions are several acts. */
Hero.prototype.steps = function (...ways) {
  for (const way of ways) call("steps", way);
  return this;
};
/** Strikes at a neighbour. */
Hero.prototype.attacks = function (other) {
  call("attacks", other.id);
  return this;
};
/** Why an action without a target, such as "rest", is refused now. */
Hero.prototype.refusalOf = (action) => call("refusalOf", action);

/** The world of the test; what was said and what interrupted is kept for the last act alone. */
export const world = Object.freeze({
  get hero() { return deft(new Hero(call("hero"))); },
  get turn() { return call("turn"); },
  get said() { return [...call("said")]; },
  get interruptions() { return [...call("interruptions")]; },
  get picture() { return call("picture"); },
  /** The only creature of a kind. */
  creature: (kind) => new Being(call("creature", kind)),
  creatureAt: (x, y) => new Being(call("creatureAt", x, y)),
  spawn: (kind, x, y) => new Being(call("spawn", kind, x, y)),
  lay: (kind, x, y) => call("lay", kind, x, y),
  /** Whether the hero knows that cell: has seen it, or was told of it. */
  knows: (x, y) => call("knows", x, y),
  meter: (name) => call("worldMeter", name),
  with: (meters) => Object.entries(meters).forEach(([meter, value]) => call("setWorld", meter, value)),
  /** So many turns pass. */
  turns: (count) => call("turns", count),
  /** Saves the game and goes on with what was saved. */
  saveAndLoad: () => call("saveAndLoad"),
  /** Reads the rules again and goes on under them, or under those of other mods. */
  reload: (mods = [], settings = {}) => call("reload", mods, settings),
  /** What a player would see in a window of 80×24 after these keys: `world.screen("i")` shows the pack. */
  screen: (...keys) => call("screen", keys),
  /** How many statements of rules a deed takes. */
  statements(deed) {
    call("countStatements");
    try {
      deed();
    } finally {
      counted = call("statementsCounted");
    }
    return counted;
  },
});

/** What is the case before a test begins. */
export const given = Object.freeze({
  /** A hero with these meters and things, in a small closed room unless a level was drawn: `given.hero({ nourishment: 40 })`. */
  hero: (traits = {}) => world.hero.with(traits),
  /** A drawn level, indented as the test is; the legend says what a character is where the scripts' glyphs leave it open. */
  level(map, legend = {}) {
    call("draw", undented(map), legend);
    return world;
  },
  /** A whole game from its seed, or from the JSON of a kept one; `plays` does what a replay tells: `given.game({ seed: 7 }).plays(["step north"])`. */
  game: ({ seed = 1, kept = "" }) => ({
    plays(intents) {
      call("plays", String(seed), kept, JSON.stringify(intents));
      return world.hero;
    },
  }),
  /** The depth of the level that is drawn next. */
  depth: (depth) => call("depth", depth),
  /** Other mods than those the file belongs to, and settings: `given.rules(["thirst"], { "thirst.rate": 2 })`. */
  rules: (mods, settings = {}) => call("rules", mods, settings),
});

/** The rows of a drawing without the blank lines and the margin that a script has around it. */
function undented(map) {
  const rows = map.split("\n").filter((row) => row.trim() !== "");
  const margin = Math.min(...rows.map((row) => row.search(/\S/)));
  return rows.map((row) => row.slice(margin)).join("\n");
}

/** Many whole games. A failure says how sure it is, and names the worst seed. Each word of praise gives the games back. */
class Games {
  constructor({ number, games }) {
    /** Each with seed, turns, depth, points, won, end, `amounts` by measure, and `words`: counts by measure and word. */
    this.games = games;
    this.number = number;
  }
  /** The share of games that are so: `share("Starvation", (game) => game.end === "starvation", { atMost: 0.1 })`. */
  share(what, isSo, { atLeast = 0, atMost = 1 }) {
    call("judgeShare", this.number, what, this.games.map((game) => Boolean(isSo(game))), atLeast, atMost);
    return this;
  }
  /** What a part of the games does not exceed: `quantile(0.5, "Depth", (game) => game.depth, { atLeast: 3 })`. */
  quantile(part, what, amount, { atLeast = -Infinity, atMost = Infinity }) {
    call("judgeQuantile", this.number, what, this.games.map((game) => amount(game) ?? 0), atLeast, atMost, part);
    return this;
  }
  /** What is true of every game. */
  always(what, isSo) {
    return this.share(what, isSo, { atLeast: 1 });
  }
}

/** Whole games by a bot under the rules of this file: `simulate({ games: 40, bot: "explorer", turns: 800, seed: 1, mods: ["thirst"] })`. */
export const simulate = (wish = {}) => new Games(JSON.parse(call("simulate", wish)));

const cup = (rule) => ({
  fall: (...results) => call("fall", rule, results),
  lowest: () => call("lowest", rule),
  highest: () => call("highest", rule),
});

/** How the dice fall: `dice.fall(32, 5)` for all rules, `dice.of("blows").fall(80)` for one; `showing` makes dice to hand to a rule. */
export const dice = Object.freeze({
  ...cup(""),
  of: cup,
  seeded: (seed) => call("seeded", seed),
  showing: (...results) => loadedDice(results),
});

/** Says what is expected of a value, of somebody or of the world. */
export const expect = (actual) => Object.freeze({ ...matchers(actual, true), not: matchers(actual, false) });

function matchers(actual, wanted) {
  const not = wanted ? "" : "not ";
  const check = (holds, sentence, expected, found) => {
    if (holds !== wanted) throw failed(sentence, not + expected, found);
  };
  const value = (holds, what) => check(holds, `Expected ${not}${what}, but got ${shown(actual)}.`, what, shown(actual));
  const being = (holds, verb, what, found, there) =>
    check(holds, `${capital(actual.called)} should ${not}${verb} ${what}, but ${found}.`, what, there);
  const lines = (holds, what, told, found) =>
    check(holds, `The last act should ${not}have ${what}:${listed(told)}\nbut there is:${listed(found)}`, told.join("\n"), found.join("\n"));
  return {
    toBe: (other) => value(Object.is(actual, other), shown(other)),
    toEqual(other) {
      const differences = differing("", other, actual);
      const first = differences.slice(0, 10).map((line) => `\n  ${line}`).join("");
      const sentence = wanted ? `Not as expected:${first}` : `Expected anything but ${shown(other)}.`;
      check(differences.length === 0, sentence, shown(other), shown(actual));
    },
    toContain: (other) => value(actual.includes(other), `something with ${shown(other)} in it`),
    toBeAtLeast: (least) => value(actual >= least, `at least ${shown(least)}`),
    toBeAtMost: (most) => value(actual <= most, `at most ${shown(most)}`),
    toCostFewerThan(most) {
      const spent = world.statements(actual);
      check(spent < most, `Expected ${not}fewer than ${most} statements, but it took ${spent}.`, `fewer than ${most}`, String(spent));
    },
    toFail(text) {
      const told = failureOf(actual);
      check(told === text, told === undefined ? "Expected a failure, but there was none." : `Expected ${not}the failure\n${text}\nbut got\n${told}`, text, told ?? "");
    },
    toHave(meters) {
      for (const [meter, amount] of Object.entries(meters)) being(actual[meter] === amount, "have", `${meter} ${amount}`, `has ${actual[meter]}`, `${meter} ${actual[meter]}`);
    },
    toCarry: (kind, count = 1) => being(actual.carried(kind) === count, "carry", `${count} ${kind}`, `carries ${actual.carried(kind)}`, `${actual.carried(kind)} ${kind}`),
    toBeHelplessFor: (turns) => being(actual.helpless === turns, "be", `helpless for ${turns} turns`, `is for ${actual.helpless}`, `helpless for ${actual.helpless} turns`),
    toBeAt: (x, y) => being(actual.at.x === x && actual.at.y === y, "be at", `(${x}, ${y})`, `is at (${actual.at.x}, ${actual.at.y})`, `(${actual.at.x}, ${actual.at.y})`),
    toBeDeadOf: (cause) => being(actual.causeOfDeath === cause, "be", `dead of ${cause}`, `is ${fate(actual)}`, fate(actual)),
    toBeAlive: () => being(actual.causeOfDeath === "", "be", "alive", `is ${fate(actual)}`, fate(actual)),
    toShow: (word) => being(actual.words.includes(word), "show", `"${word}" on the status line`, `shows ${shown(actual.words)}`, `${shown(actual.words)} on the status line`),
    toHaveSaid: (line) => lines(actual.said.includes(line), "said", [line], actual.said),
    toHaveSaidExactly: (...told) => lines(differing("", told, actual.said).length === 0, "said exactly", told, actual.said),
    toHaveSaidNothing: () => lines(actual.said.length === 0, "said nothing", [], actual.said),
    toHaveInterrupted: (why) => lines(actual.interruptions.includes(why), "interrupted by", [why], actual.interruptions),
    toHold: (assertion) => {
      const holds = call("holds", assertion);
      check(holds, `It should ${not}be true that ${assertion}, but it is${holds ? "" : " not"}.`, `true: ${assertion}`, `${holds}: ${assertion}`);
    },
    toLookLike: (picture) => check(actual.picture === picture.trim(), `The level should ${not}look like\n${picture}\nbut looks like\n${actual.picture}`, picture, actual.picture),
  };
}

function failed(sentence, expected, actual) {
  return Object.assign(new Error(sentence), { expected, actual });
}

function failureOf(deed) {
  try {
    deed();
    return undefined;
  } catch (error) {
    return error.told ?? error.message;
  }
}

const fate = (being) => (being.causeOfDeath === "" ? "alive" : `dead of ${being.causeOfDeath}`);
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);
const listed = (lines) => (lines.length === 0 ? " nothing" : lines.map((line) => `\n  ${line}`).join(""));

/** Where two values differ, one line for each place. */
function differing(path, expected, actual) {
  if (Object.is(expected, actual)) return [];
  if (!isObject(expected) || !isObject(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    return [`${path || "it"} should be ${shown(expected)}, but is ${shown(actual)}`];
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  const below = (key) => (Array.isArray(expected) ? `${path}[${key}]` : `${path}.${key}`);
  return [...keys].flatMap((key) => differing(below(key), expected[key], actual[key]));
}

const isObject = (value) => value !== null && typeof value === "object";

function shown(value) {
  if (typeof value === "function") return "a function";
  if (value instanceof Being) return value.called;
  if (typeof value === "number") return String(value);
  return JSON.stringify(value) ?? String(value);
}
