// The tests of a file, and the properties among them.
import { beginExpecting, requireExpected } from "./expect.js";
import { expectations } from "./expectations.js";
import { call, during, isUnderWay } from "./host.js";
import { callSite } from "./places.js";
import { falsify } from "./properties.js";
import { isObject, shown } from "./shown.js";
import { sure } from "./sure.js";
import { FUNCTION, MAKER, NAME, ONE_OR_MORE, SEED, TEXT, listOf, mapOf, parts, sort, taking } from "./takes.js";

const registered = [];
let first = 0;

/** For the runner: how many tests there are before those of the next file. */
export const begin = () => {
  first = registered.length;
  return first;
};

/** For the runner: all tests from that one on. */
export const cases = (from) => registered.slice(from).map(({ name, mode, tags, place }) => ({ name, mode, tags, place }));

/** For the runner: runs one. */
export function run(index) {
  try {
    during(() => expecting(() => finish(registered[index].body)));
  } catch (error) {
    throw told(error);
  }
}

/** A test that expects nothing stays green whatever a rule does. Of a property it is enough to expect something for some of its values. */
function expecting(work) {
  const before = expectations();
  work();
  if (expectations() > before) return;
  call("settled");
  throw new TypeError("It expects nothing: expect(…) with a matcher says what should be, such as expect(hero).toBeAlive().");
}

/** Whatever was thrown, as an error with words. */
const told = (thrown) => (thrown instanceof Error ? thrown : new Error(`This was thrown, which is no Error: ${shown(thrown)}.`));

/** Does what a test does, to its end. */
function finish(body) {
  beginExpecting();
  finished(body());
  requireExpected();
}

/** What an async function answers with; scripts do not know it by name. */
const Promised = (async () => {})().constructor;

/** Nothing in a game has to be waited for; what a promise would fail with, nobody would ever hear. */
function finished(answer) {
  if (answer instanceof Promised) throw new TypeError("A test cannot be async: nothing waits for it. Leave out async and await.");
}

const OF_TESTS = parts({ tags: listOf(TEXT) });
const OF_PROPERTIES = parts({ ...OF_TESTS.fields, seed: SEED, runs: ONE_OR_MORE });
const MAKERS = sort("one or more makers of values, such as { n: some.integer(1, 9) }", (value) => mapOf(MAKER).fits(value) && Object.keys(value).length > 0);
const ROWS = sort("a list of one or more rows", (value) => Array.isArray(value) && value.length > 0);

/** Takes what stands behind the word: a name, whatever the word wants of its own, options if there are any, and the function. */
const wording = (word, own, options, action) => {
  const brief = taking(word, { name: NAME, ...own, body: FUNCTION }, (...values) => action(...values.slice(0, -1), {}, values.at(-1)));
  const long = taking(word, { name: NAME, ...own, options, body: FUNCTION }, action);
  const most = Object.keys(own).length + 2;
  return (...values) => (values.length > most ? long(...values) : brief(...values));
};

function register(mode, name, options, body) {
  if (isUnderWay()) throw new TypeError(`The test "${name}" stands within another: tests stand side by side.`);
  note(mode, name, options, body);
}

function note(mode, name, options, body) {
  registered.push({ name, mode, body, tags: options.tags ?? [], place: callSite() });
}

/** A test that is written wrongly fails when it is run, and keeps no other of its file from running. */
const attempting = (word) => (...values) => {
  try {
    return word(...values);
  } catch (error) {
    return spoil(values[0], error);
  }
};

function spoil(name, error) {
  if (isUnderWay()) throw error;
  note("run", NAME.fits(name) ? name : "a test without a name", {}, () => {
    throw error;
  });
}

const tests = (word, mode) => wording(word, {}, OF_TESTS, (name, options, body) => {
  requireNew(name);
  register(mode, name, options, body);
});

/** One could not say which of two is meant. Rows of one table may well be called the same. */
function requireNew(name) {
  if (registered.slice(first).some((other) => other.name === name)) throw new TypeError(`There is a test "${name}" already: give this one a name of its own.`);
}

const each = (word, mode) => (...rows) => {
  try {
    return attempting(ofRows(word, mode)(...rows));
  } catch (error) {
    return (name) => spoil(name, error);
  }
};

const ofRows = (word, mode) => taking(word, { rows: ROWS }, (rows) => wording(`${word}(…)`, {}, OF_TESTS, (name, options, body) => {
  const values = rows.map((row) => (Array.isArray(row) ? row : [row]));
  values.forEach((row) => requireAsMany(word, name, row));
  values.forEach((row) => register(mode, filled(name, row), options, () => body(...row)));
}));

/** The name of a row's test: each %s is the next of its values, and $name what a row that is an object calls so. */
function filled(name, row) {
  const rest = [...row];
  const cells = isObject(row[0]) ? row[0] : {};
  const words = name.replace(/%s/g, () => plainly(rest.shift()));
  return words.replace(/\$(\w+)/g, (whole, cell) => (Object.hasOwn(cells, cell) ? plainly(cells[cell]) : whole));
}

const plainly = (value) => (typeof value === "string" ? value : shown(value));

/** A row that is too short would be told with words that mean nothing. */
function requireAsMany(word, name, values) {
  const wanted = name.split("%s").length - 1;
  if (wanted > values.length) throw new TypeError(`${word} wants a value for each %s of "${name}", ${wanted} of them, but the row ${shown(values)} has ${values.length}.`);
}

const words = (word, mode) => Object.assign(attempting(tests(word, mode)), { each: each(`${word}.each`, mode) });

/**
 * A test: `test("the starving lose a hit point each turn", () => { … })`; between the two may stand `{ tags: [...] }`. `test.each(rows)`
 * makes one test for each row; `%s` in the name stands for the row's values in their order, `$depth` for the cell of that name of a row that is an object.
 */
export const test = sure("Tests have", Object.assign(words("test", "run"), {
  /** Alone in its file, while one works on it; refused where CI runs. */
  only: words("test.only", "only"),
  /** Not run, but told of. */
  skip: words("test.skip", "skip"),
  /** A test that is owed. */
  todo: attempting(taking("test.todo", { name: NAME }, (name) => register("todo", name, {}, () => {}))),
}));

/** How many values a property is tried with, unless it says otherwise. */
const RUNS = 100;

const property = (word, mode) => wording(word, { values: { ...mapOf(MAKER), ...MAKERS } }, OF_PROPERTIES, (name, makers, options, body) => {
  const { seed = 1, runs = RUNS } = options;
  register(mode, name, options, () => hold(makers, seed, runs, body));
});

/**
 * A test with values that are made: `prop("nobody eats for nothing", { food: some.idOf("food") }, ({ food }) => { … })`. The values that break it are
 * made as simple as can be; `{ seed, runs }` may stand before the function. Each value finds a world of its own.
 */
export const prop = sure("Properties have", Object.assign(attempting(property("prop", "run")), { only: attempting(property("prop.only", "only")), skip: attempting(property("prop.skip", "skip")) }));

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
        finish(() => body(sure("The values of a property have", values)));
        call("settled");
        return undefined;
      } catch (error) {
        return told(error);
      }
    },
  });
  if (broken === undefined) return;
  const { error, values, first } = broken;
  const before = shown(first) === shown(values) ? "" : `, at first with ${written(first)}`;
  call("settled");
  error.message = `With ${written(values)}:\n  ${error.message.replaceAll("\n", "\n  ")}\nFound with { seed: ${broken.seed} }${before}.`;
  throw error;
}
