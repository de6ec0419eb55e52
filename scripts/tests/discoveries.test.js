// What one has found out, and what may still be behind the rest.
import { items } from "gnaw";
import { expect, given, test, world } from "gnaw/test";
import { possibilities } from "../rules/discoveries.js";

const knowing = (...kinds) => ({ deepest: 1, meterOfKind: (id) => (kinds.includes(id) ? 1 : 0) });
const potions = Object.keys(items).filter((id) => items[id].family === "potion");

test("the odds of what one does not know come to a hundred, but for rounding", () => {
  const sum = possibilities("potion", knowing("healing")).reduce((all, { percent }) => all + percent, 0);

  expect(Math.abs(sum - 100) < 5).toBe(true);
  expect(possibilities("potion", knowing("healing")).some((one) => one.kind === "healing")).toBe(false);
});

test("when but one is left it is certain, and after it nothing", () => {
  expect(possibilities("potion", knowing(...potions.filter((id) => id !== "speed")))).toEqual([{ kind: "speed", percent: 100 }]);
  expect(possibilities("potion", knowing(...potions))).toEqual([]);
});

test("what lies nowhere so deep is not expected", () => {
  expect(possibilities("potion", knowing("healing")).find((one) => one.kind === "life")?.percent).toBe(0);
});

test("a key shows what one knows of potions, and from there what one knows of scrolls", () => {
  const hero = given.hero().uses("quaff", "speed");
  hero.does("discoveries");
  expect(world.screen()).toContain("Potions");
  expect(world.screen()).toContain("potion of speed");

  hero.chooses("scroll");
  expect(world.screen()).toContain("Scrolls");
  hero.chooses("close");
  expect(world.screen()).not.toContain("Scrolls");
});
