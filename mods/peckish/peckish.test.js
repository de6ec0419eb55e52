// What a little hunger does for the nose.
import { expect, given, test, world } from "gnaw/test";

const CELLAR = `
  ##########
  #@.#....%#
  ##########`;

test("one is peckish before one is hungry, and is told once", () => {
  const hero = given.hero({ nourishment: 600 }).waits();

  expect(hero).toShow("Peckish");
  expect(world).toHaveSaid("You could eat something, and your nose agrees.");
  hero.waits();
  expect(world).toHaveSaidNothing();
});

test.each([[599, true], [601, false]])("with %s turns of nourishment one smells a ration behind a wall: %s", (nourishment, smells) => {
  given.level(CELLAR, { "%": "floor" });
  world.lay("ration", 8, 1);
  given.hero({ nourishment }).waits();

  expect(world.knows(8, 1)).toBe(smells);
});

test("the hungry have other worries", () => {
  expect(given.hero({ nourishment: 300 }).waits()).toShow("Hungry");
});
