// What bots and measures read of a stomach that never empties.
import { expect, facts, given, test, world } from "gnaw/test";
import { hunger } from "base/rules/hunger.js";
import { learnable } from "base/rules/talents.js";

test("what is in the stomach does for ever", () => {
  expect(hunger.left({ nourishment: 5 })).toBe(Infinity);
});

test("a meal fills nothing, and nothing is taken for wounds or prayers", () => {
  expect([hunger.feed({ nourishment: 5 }, 9), hunger.spend({ nourishment: 5 }, 9)]).toEqual([[], []]);
});

test("nobody sets out with a meal, learns what is good for a stomach, or reads of hunger", () => {
  given.game({ seed: 1 }).plays([]);

  expect(world.hero).toCarry("ration", 0);
  expect(world).not.toHaveSaid("Mind your stomach.");
  const offered = learnable(facts.creature({ isHero: true, talents: [] }));
  expect(offered.filter((id) => ["thrift", "lean", "butcher", "attack"].includes(id))).toEqual(["attack"]);
});
