// A gentler game.
import { expect, given, test, world } from "gnaw/test";
import { population } from "base/rules/population.js";

test("one begins with 60 hit points", () => {
  expect(given.hero()).toHave({ hitPoints: 60, maxHitPoints: 60 });
});

test("two of three hordes are there", () => {
  expect([1, 10].map((depth) => population.hordes(depth))).toEqual([4, 6]);
});

test("four turns take what three took before", () => {
  const hero = given.hero({ nourishment: 1000 });

  world.turns(40);
  expect(hero).toHave({ nourishment: 970 });
});
