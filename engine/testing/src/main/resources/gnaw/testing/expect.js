// What is expected, and how it is told when it is otherwise.
import { differing, isAlike, isOne } from "./alike.js";
import { SOMEBODY } from "./beings.js";
import { meet } from "./expectations.js";
import { call } from "./host.js";
import { isObject, shown } from "./shown.js";
import { sure } from "./sure.js";
import { ANYTHING, COUNT, HELD, ONE_OR_MORE, TEXT, WHOLE, each, mapOf, maybe, sort, taking } from "./takes.js";
import { undented, world } from "./world.js";

/** What matchers of Jest and Vitest are called here. */
const OF_OTHERS = {
  toBeGreaterThan: "toBeAtLeast, which the number itself meets, too", toBeGreaterThanOrEqual: "toBeAtLeast",
  toBeLessThan: "toBeAtMost, which the number itself meets, too", toBeLessThanOrEqual: "toBeAtMost",
  toStrictEqual: "toEqual", toThrow: "toFail", toThrowError: "toFail", toContainEqual: "toContain", toMatchInlineSnapshot: "toMatchSnapshot",
  toBeUndefined: "toBe(undefined)", toBeNull: "toBe(null)", toBeDefined: "not.toBe(undefined)", toBeTruthy: "toBe(true)", toBeFalsy: "toBe(false)",
};

const sureMatchers = (all) => sure("There is", all, [], OF_OTHERS);

/** What was given to `expect` in this test, and has met no matcher yet. */
const open = new Set();

/** Says what is expected of a value, of somebody or of the world. */
export const expect = taking("expect", { actual: ANYTHING }, (actual) => {
  const begun = { actual };
  open.add(begun);
  const close = () => {
    open.delete(begun);
    meet();
  };
  const not = sureMatchers(fitting(actual, matchers(actual, false), close));
  return sureMatchers(Object.freeze({ ...fitting(actual, matchers(actual, true), close), not }));
});

/** For the runner: what another test left open is forgotten. */
export const beginExpecting = () => open.clear();

/** For the runner: whoever writes `expect(x).toBeAlive`, without brackets, has expected nothing. */
export function requireExpected() {
  for (const { actual } of open) throw new TypeError(`Nothing is expected of ${shown(actual)}: behind expect(…) belongs a matcher with its brackets, such as .toBe(3).`);
}

const NUMBERS = sort("a number", (actual) => typeof actual === "number" && !Number.isNaN(actual));
const SEEN = sort("a value such as world.screen()", (actual) => actual !== world && !SOMEBODY.fits(actual) && !["undefined", "function", "symbol"].includes(typeof actual));
const PARTS = sort("a list or a text", (actual) => Array.isArray(actual) || typeof actual === "string");
const ACTIONS = sort("an action, such as () => world.turns(1)", (actual) => typeof actual === "function");
const WORLD = sort("the world", (actual) => actual === world);
const METERS = sort("numbers by name, such as { hitPoints: 3 }", (value) => mapOf(HELD).fits(value) && Object.keys(value).length > 0);

/** What each matcher can be applied to, and what it takes. */
const MATCHERS = {
  toBe: [ANYTHING, { other: ANYTHING }],
  toEqual: [ANYTHING, { other: ANYTHING }],
  toContain: [PARTS, { part: ANYTHING }],
  toMatchSnapshot: [SEEN, {}],
  toBeAtLeast: [NUMBERS, { least: NUMBERS }],
  toBeAtMost: [NUMBERS, { most: NUMBERS }],
  toCostFewerThan: [ACTIONS, { statements: ONE_OR_MORE }],
  toFail: [ACTIONS, { text: TEXT }],
  toHave: [SOMEBODY, { meters: { ...mapOf(HELD), ...METERS } }],
  toCarry: [SOMEBODY, { kind: TEXT, count: maybe(COUNT) }],
  toBeParalysedFor: [SOMEBODY, { turns: COUNT }],
  toBeAt: [SOMEBODY, { x: WHOLE, y: WHOLE }],
  toBeDeadOf: [SOMEBODY, { cause: TEXT }],
  toBeAlive: [SOMEBODY, {}],
  toShow: [SOMEBODY, { word: TEXT }],
  toHaveSaid: [WORLD, { line: TEXT }],
  toHaveSaidExactly: [WORLD, { lines: each(TEXT, 0) }],
  toHaveSaidNothing: [WORLD, {}],
  toHaveInterrupted: [WORLD, { why: TEXT }],
  toHold: [WORLD, { assertion: TEXT }],
  toLookLike: [WORLD, { picture: TEXT }],
};

/** The matchers, which take only what they can look at: with `not` before them, too, others would hold. */
function fitting(actual, all, close) {
  return Object.fromEntries(Object.entries(all).map(([matcher, look]) => {
    const [subject, signature] = MATCHERS[matcher];
    return [matcher, taking(matcher, signature, (...values) => {
      close();
      if (!subject.fits(actual)) throw new TypeError(`${matcher} can be expected of ${subject.name}, but this is ${shown(actual)}.`);
      look(...values);
    })];
  }));
}

function matchers(actual, wanted) {
  const not = wanted ? "" : "not ";
  /** What is told is put into words only where it is not so: most of what is expected is. */
  const check = (holds, words) => {
    if (holds === wanted) return;
    const [sentence, expected, found] = words();
    throw failed(sentence, not + expected, found);
  };
  const value = (holds, what) => check(holds, () => [`Expected ${not}${what()}, but got${inFull(actual)}`, what(), shown(actual)]);
  const being = (holds, verb, words) => check(holds, () => {
    const [what, found, there] = words();
    return [`${capital(actual.called)} should ${not}${verb} ${what}, but ${found}.`, what, there];
  });
  const lines = (holds, what, told, found) =>
    check(holds, () => [`The last act should ${not}have ${what}:${listed(told)}\nbut there is:${listed(found)}`, told.join("\n"), found.join("\n")]);
  return {
    toBe(other) {
      check(isOne(actual, other), () => {
        const areTwins = wanted && isObject(other) && isAlike(other, actual);
        const hint = areTwins ? " These are two that hold the same: toEqual compares what they hold." : "";
        return [`Expected ${not}${shown(other)}, but got${inFull(actual)}${hint}`, shown(other), shown(actual)];
      });
    },
    toEqual(other) {
      const differences = differing("", other, actual);
      check(differences.length === 0, () => {
        const first = differences.slice(0, 10).map((line) => `\n  ${line}`).join("");
        return [wanted ? `Not as expected:${first}` : `Expected anything but ${shown(other)}.`, shown(other), shown(actual)];
      });
    },
    toContain(other) {
      const isText = typeof actual === "string";
      if (isText && typeof other !== "string") throw new TypeError(`toContain looks in a text for a text, but got ${shown(other)}.`);
      value(isText ? actual.includes(other) : actual.some((one) => isAlike(other, one)), () => `something with ${shown(other)} in it`);
    },
    toMatchSnapshot() {
      if (!wanted) throw new TypeError("A snapshot is there to be matched: without not.");
      const seen = (typeof actual === "string" ? actual : JSON.stringify(actual, kept, 2)).trimEnd().replace(/[ \t\r]+(?=\n)/g, "");
      const before = call("snapshot", seen);
      check(before === seen, () => [`This is not as in the snapshot:${changes(before, seen)}\nIf it should be so, ./gnaw test --accept keeps it.`, before, seen]);
    },
    toBeAtLeast: (least) => value(actual >= least, () => `at least ${shown(least)}`),
    toBeAtMost: (most) => value(actual <= most, () => `at most ${shown(most)}`),
    toCostFewerThan(most) {
      const spent = world.statements(actual);
      check(spent < most, () => [`Expected ${not}fewer than ${most} statements, but it took ${spent}.`, `fewer than ${most}`, String(spent)]);
    },
    toFail(text) {
      const told = failureOf(actual);
      const isAnother = !wanted && told !== undefined && told !== text;
      if (isAnother) throw failed(`Expected not the failure\n${text}\nand got it not, but another:\n${told}`, `not ${text}`, told);
      check(told === text, () => [told === undefined ? "Expected a failure, but there was none." : `Expected ${not}the failure\n${text}\nbut got\n${told}`, text, told ?? ""]);
    },
    toHave(meters) {
      for (const [meter, given] of Object.entries(meters)) {
        const amount = meter in actual ? given : call("held", meter, given);
        const found = actual[meter];
        being(isAlike(amount, found), "have", () => {
          const [wish, there] = [amount, found].map((held) => (isObject(held) ? shown(held) : held));
          return [`${meter} ${wish}`, `has ${there}`, `${meter} ${there}`];
        });
      }
    },
    /** Whoever is not to carry a thing, without a number, has none at all. */
    toCarry(kind, count = wanted ? 1 : undefined) {
      const carried = actual.carried(kind);
      being(count === undefined ? carried > 0 : carried === count, "carry", () => [count === undefined ? kind : `${count} ${kind}`, `carries ${carried}`, `${carried} ${kind}`]);
    },
    toBeParalysedFor: (turns) => being(actual.paralysed === turns, "be", () => [`paralysed for ${turns} turns`, `is for ${actual.paralysed}`, `paralysed for ${actual.paralysed} turns`]),
    toBeAt(x, y) {
      const { at } = actual;
      being(at.x === x && at.y === y, "be at", () => [`(${x}, ${y})`, `is at (${at.x}, ${at.y})`, `(${at.x}, ${at.y})`]);
    },
    toBeDeadOf: (cause) => being(actual.causeOfDeath === cause, "be", () => [`dead of ${cause}`, `is ${fate(actual)}`, fate(actual)]),
    toBeAlive: () => being(actual.causeOfDeath === "", "be", () => ["alive", `is ${fate(actual)}`, fate(actual)]),
    toShow(word) {
      const { words } = actual;
      being(words.includes(word), "show", () => [`"${word}" on the status line`, `shows ${shown(words)}`, `${shown(words)} on the status line`]);
    },
    toHaveSaid: (line) => lines(actual.said.includes(line), "said", [line], actual.said),
    toHaveSaidExactly: (...told) => lines(isAlike(told, actual.said), "said exactly", told, actual.said),
    toHaveSaidNothing: () => lines(actual.said.length === 0, "said nothing", [], actual.said),
    toHaveInterrupted: (why) => lines(actual.interruptions.includes(why), "interrupted by", [why], actual.interruptions),
    toHold(assertion) {
      const holds = call("holds", assertion);
      check(holds, () => [`It should ${not}be true that ${assertion}, but it is${holds ? "" : " not"}.`, `true: ${assertion}`, `${holds}: ${assertion}`]);
    },
    toLookLike(picture) {
      const [wish, there] = [undented(picture), actual.picture];
      check(undented(there) === wish, () => [`The level should ${not}look like\n${wish}\nbut looks like\n${there}`, wish, there]);
    },
  };
}

/** What is there, at the end of a sentence: a text of several lines, such as a screen, line by line. */
const inFull = (value) =>
  typeof value === "string" && value.includes("\n") ? `\n${value.trimEnd().replace(/[ \t]+(?=\n)/g, "")}` : ` ${shown(value)}.`;

function failed(sentence, expected, actual) {
  return Object.assign(new Error(sentence), { expected, actual });
}

function failureOf(action) {
  try {
    action();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.told ?? error.message) : String(error);
  }
}

/** A part of a value as a snapshot keeps it: what JSON has no words for would be left out, and could change unseen. */
function kept(name, part) {
  const isLost = ["function", "symbol"].includes(typeof part) || (typeof part === "number" && !Number.isFinite(part)) || SOMEBODY.fits(part) || [Map, Set, RegExp, Error].some((made) => part instanceof made);
  if (isLost) throw new TypeError(`A snapshot keeps texts, numbers, true, false, null, and lists and objects of them, but ${name || "this"} is ${shown(part)}.`);
  return part;
}

const fate = (being) => (being.causeOfDeath === "" ? "alive" : `dead of ${being.causeOfDeath}`);
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);
const listed = (lines) => (lines.length === 0 ? " nothing" : lines.map((line) => `\n  ${line}`).join(""));

/** The lines in which two texts differ, those of the first with a - before them and those of the second with a +. */
function changes(before, after) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const rows = Array.from({ length: Math.max(old.length, now.length) }, (_, i) => i).filter((i) => old[i] !== now[i]);
  const told = rows.slice(0, 10).flatMap((i) => [`\n  line ${i + 1}`, old[i] === undefined ? "" : `\n  - ${old[i]}`, now[i] === undefined ? "" : `\n  + ${now[i]}`]);
  return told.join("") + (rows.length > 10 ? `\n  and ${rows.length - 10} lines more` : "");
}
