// Ten bands, from the first depth to the last, whatever the number of depths.
import { expect, test } from "gnaw/test";
import { levels } from "../content/levels.js";
import { bandOf, begunAt, deeper, isFirstOf, metAt } from "../rules/bands.js";

test("the first depth is the first band, and the last the tenth", () => {
  expect([bandOf(1), bandOf(levels.depths)]).toEqual([1, 10]);
});

test.each([[2, 4, 1, false], [2, 4, 2, true], [2, 4, 4, true], [2, 4, 5, false], [4.4, 8, 4, false], [4.4, 8, 5, true]])("from %s to %s: met on depth %s: %s", (from, to, depth, isMet) => {
  expect(metAt({ mole: { from, to } }, depth)).toEqual(isMet ? ["mole"] : []);
});

test.each([[1, 1, true], [4, 4, true], [4, 5, false], [4.6, 5, true], [4.6, 4, false], [4.6, 6, false]])("band %s begins on depth %s: %s", (band, depth, isFirst) => {
  expect(isFirstOf(band, depth)).toBe(isFirst);
});

test("two bands farther down is never below the last depth", () => {
  expect([deeper(3, 2), deeper(levels.depths - 1, 2)]).toEqual([5, levels.depths]);
});

test("what has begun comes as often as it says, and goes on to the end", () => {
  const rows = { flood: { from: 3, weight: 10 }, nest: { from: 4, weight: 8 } };
  expect([2, 3, levels.depths].map((depth) => begunAt(rows, depth))).toEqual([{}, { flood: 10 }, { flood: 10, nest: 8 }]);
});
