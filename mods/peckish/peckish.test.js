// What a little hunger does for the nose.
import { reveal } from "gnaw";
import { expect, given, test, world } from "gnaw/test";
import { hungerStates } from "base/rules/hunger.js";

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

/** What a peckish one smells of something so many cells away. */
const smelled = (cells, traits) =>
  hungerStates["peckish:peckish"].eachTurn({ at: { x: 0, y: 0 } }, undefined, {
    floorItems: [{ at: { x: cells, y: 0 }, ...traits }], distance: (one, other) => Math.abs(one.x - other.x),
  });

test("one smells food fifteen cells away and no farther, and nothing but food", () => {
  expect(smelled(15, { nutrition: 1500 })).toEqual([reveal([{ x: 15, y: 0 }])]);
  expect(smelled(16, { nutrition: 1500 })).toEqual([]);
  expect(smelled(1, {})).toEqual([]);
});

test("whoever is peckish heals as ever", () => {
  expect(hungerStates["peckish:peckish"].heals).toBe(hungerStates.sated.heals);
});
