// What bots and measures read of a stomach that never empties.
import { expect, test } from "gnaw/test";
import { hunger } from "base/rules/hunger.js";

test("what is in the stomach does for ever", () => {
  expect(hunger.left({ nourishment: 5 })).toBe(Infinity);
});

test("a meal fills nothing, and nothing is taken for wounds or prayers", () => {
  expect([hunger.feed({ nourishment: 5 }, 9), hunger.spend({ nourishment: 5 }, 9)]).toEqual([[], []]);
});
