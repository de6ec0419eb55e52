// What is expected, and how it is told when it is otherwise.
import { Being } from "./beings.js";
import { call } from "./host.js";
import { isObject, shown } from "./shown.js";
import { sure } from "./sure.js";
import { world } from "./world.js";

/** Says what is expected of a value, of somebody or of the world. */
export const expect = (actual) => {
  const not = sure(EXPECT, fitting(actual, matchers(actual, false)));
  return sure(EXPECT, Object.freeze({ ...fitting(actual, matchers(actual, true)), not }));
};

const EXPECT = "There is";

const OF_NUMBERS = { name: "a number", isSo: (actual) => typeof actual === "number" };
const OF_PARTS = { name: "a list or a text", isSo: (actual) => Array.isArray(actual) || typeof actual === "string" };
const OF_DEEDS = { name: "a deed, such as () => world.turns(1)", isSo: (actual) => typeof actual === "function" };
const OF_BEINGS = { name: "somebody, such as world.hero", isSo: (actual) => actual instanceof Being };
const OF_WORLDS = { name: "the world", isSo: (actual) => actual === world };

/** Of what a matcher can be expected; one that is not here, of everything. */
const SUBJECTS = {
  toContain: OF_PARTS, toBeAtLeast: OF_NUMBERS, toBeAtMost: OF_NUMBERS, toCostFewerThan: OF_DEEDS, toFail: OF_DEEDS,
  toHave: OF_BEINGS, toCarry: OF_BEINGS, toBeHelplessFor: OF_BEINGS, toBeAt: OF_BEINGS, toBeDeadOf: OF_BEINGS, toBeAlive: OF_BEINGS, toShow: OF_BEINGS,
  toHaveSaid: OF_WORLDS, toHaveSaidExactly: OF_WORLDS, toHaveSaidNothing: OF_WORLDS, toHaveInterrupted: OF_WORLDS, toHold: OF_WORLDS, toLookLike: OF_WORLDS,
};

/** The matchers, of which those that have nothing to look at here fail, with `not` before them, too. */
function fitting(actual, all) {
  const misfits = Object.entries(SUBJECTS).filter(([, subject]) => !subject.isSo(actual));
  const refusals = misfits.map(([matcher, { name }]) => [
    matcher,
    () => {
      throw new TypeError(`${matcher} can be expected of ${name}, but this is ${shown(actual)}.`);
    },
  ]);
  return { ...all, ...Object.fromEntries(refusals) };
}

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
