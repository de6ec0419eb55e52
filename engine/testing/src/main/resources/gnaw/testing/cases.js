// The tests of a file, and the properties among them.
import { beginExpecting, requireExpected } from "./expect.js";
import { expectations } from "./expectations.js";
import { call, during, isUnderWay } from "./host.js";
import { callSite } from "./places.js";
import { falsify } from "./properties.js";
import { shown } from "./shown.js";
import { sure } from "./sure.js";
import { FUNCTION, MAKER, NAME, ONE_OR_MORE, SEED, TEXT, listOf, mapOf, parts, sort, taking } from "./takes.js";

const registered = [];

/** For the runner: how many tests there are before those of the next file. */
export const begin = () => registered.length;

/** For the runner: all tests from that one on. */
export const cases = (first) => registered.slice(first).map(({ name, mode, tags, place }) => ({ name, mode, tags, place }));

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
  registered.push({ name, mode, body, tags: options.tags ?? [], place: callSite() });
}

const tests = (word, mode) => wording(word, {}, OF_TESTS, (name, options, body) => register(mode, name, options, body));

const each = (word, mode) => taking(word, { rows: ROWS }, (rows) => wording(`${word}(…)`, {}, OF_TESTS, (name, options, body) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    requireAsMany(word, name, values);
    const rest = [...values];
    const told = name.replace(/%s/g, () => (typeof rest[0] === "string" ? rest.shift() : shown(rest.shift())));
    register(mode, told, options, () => body(...values));
  }
}));

/** A row that is too short would be told with words that mean nothing. */
function requireAsMany(word, name, values) {
  const wanted = name.split("%s").length - 1;
  if (wanted > values.length) throw new TypeError(`${word} wants a value for each %s of "${name}", ${wanted} of them, but the row ${shown(values)} has ${values.length}.`);
}

const words = (word, mode) => Object.assign(tests(word, mode), { each: each(`${word}.each`, mode) });

/**
 * A test: `test("the starving lose a hit point each turn", () => { … })`; between the two may stand `{ tags: [...] }`. `test.each(rows)`
 * makes one test for each row; `%s` in the name stands for the row's values in their order.
 */
export const test = sure("Tests have", Object.assign(words("test", "run"), {
  /** Alone in its file, while one works on it; refused where CI runs. */
  only: words("test.only", "only"),
  /** Not run, but told of. */
  skip: words("test.skip", "skip"),
  /** A test that is owed. */
  todo: taking("test.todo", { name: NAME }, (name) => register("todo", name, {}, () => {})),
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
export const prop = sure("Properties have", Object.assign(property("prop", "run"), { only: property("prop.only", "only"), skip: property("prop.skip", "skip") }));

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
