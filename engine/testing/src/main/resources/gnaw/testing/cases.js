// The tests of a file, and the properties among them.
import { call } from "./host.js";
import { callSite } from "./places.js";
import { falsify } from "./properties.js";
import { shown } from "./shown.js";
import { sure } from "./sure.js";

const registered = [];

/** For the runner: all tests of the file. */
export const cases = () => registered.map(({ name, mode, tags, place }) => ({ name, mode, tags, place }));

/** For the runner: runs one. */
export const run = (index) => finished(registered[index].body());

/** What an async function answers with; scripts do not know it by name. */
const Promised = (async () => {})().constructor;

/** Nothing in a game has to be waited for; what a promise would fail with, nobody would ever hear. */
function finished(answer) {
  if (answer instanceof Promised) throw new TypeError("A test cannot be async: nothing waits for it. Leave out async and await.");
}

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
export const test = sure("Tests have", Object.assign((name, options, body) => register("run", name, options, body), {
  /** One test for each row; `%s` in the name stands for the row's values in their order. */
  each: each("run"),
  /** Alone in its file, while one works on it; refused where CI runs. */
  only: Object.assign((name, options, body) => register("only", name, options, body), { each: each("only") }),
  /** Not run, but told of. */
  skip: Object.assign((name, options, body) => register("skip", name, options, body), { each: each("skip") }),
  /** A test that is owed. */
  todo: (name) => register("todo", name, {}),
}));

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
export const prop = sure("Properties have", Object.assign(property("run"), { only: property("only"), skip: property("skip") }));

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
        finished(body(values));
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
