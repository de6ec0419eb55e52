// What the player is asked before the hero steps into known harm.
import { tiles } from "gnaw";
import { expect, given, test, world } from "gnaw/test";
import { sureToStep } from "../rules/perils.js";

const beside = (kind) => given.level("####\n#@x#\n####", { x: kind });

test.each([
  ["flame", "You would burn."],
  ["miasma", "Whoever breathes that is poisoned."],
  ["dart-trap", "There is a trap, and you know it."],
  ["trapdoor", "There is a trap, and you know it."],
  ["water", "The current carries off what is not worn."],
  ["chasm", "It is a long way down. Jump?"],
])("before a step onto %s one is asked: %s", (kind, asked) => {
  beside(kind);

  expect(world.screen("l")).toContain(asked);
  expect(world.hero.at.x).toBe(1);
});

test("whoever says yes goes there, and whoever says no stays", () => {
  beside("dart-trap");
  expect(world.screen("l", "n")).not.toContain("you know it");
  expect(world.turn).toBe(1);

  expect(world.screen("l", "y")).toContain("A dart flies");
});

test.each([["floor"], ["hidden-trap"], ["shallows"], ["web"]])("before a step onto %s nobody is asked", (kind) => {
  beside(kind);

  expect(world.screen("l")).not.toContain("all the same");
});

const step = (there, { ground = tiles.floor, creature = undefined, inView = true, braves = [] } = {}) =>
  sureToStep({ at: { x: 1, y: 1 }, ground, braves, pack: [] }, { direction: "east" }, { next: () => ({ x: 2, y: 1 }), tileAt: () => ({ kind: "flame", ...there }), creatureAt: () => creature, inView: () => inView });

test("whoever burns already, strikes somebody there, or sees nothing of it is not asked", () => {
  expect(step(tiles.flame)).toBe("You would burn. Step into the flames all the same?");
  expect(step(tiles.flame, { ground: tiles.flame })).toBe(undefined);
  expect(step(tiles.chasm, { ground: tiles.flame })).toBe("It is a long way down. Jump?");
  expect(step(tiles.flame, { creature: { id: 2 } })).toBe(undefined);
  expect(step(tiles.flame, { creature: { id: 2, follows: { isHero: true } } })).toBe("You would burn. Step into the flames all the same?");
  expect(step(tiles.flame, { inView: false })).toBe(undefined);
  expect(step(tiles.flame, { braves: ["flame"] })).toBe(undefined);
});
