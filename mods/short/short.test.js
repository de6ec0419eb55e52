// A game of eight depths.
import { creatures, places } from "gnaw";
import { expect, given, test, world } from "gnaw/test";
import { levels } from "base/content/levels.js";
import { vaults } from "base/content/vaults.js";
import { bandOf } from "base/rules/bands.js";
import { meetable } from "base/rules/hordes.js";

const depths = Array.from({ length: 8 }, (_, n) => n + 1);

test("the dungeon has eight depths", () => {
  expect(levels.depths).toBe(8);
});

test("everybody is met somewhere", () => {
  const met = depths.flatMap((depth) => Object.keys(meetable(depth)));

  expect(Object.keys(creatures).filter((id) => creatures[id].weight !== undefined && !met.includes(id))).toEqual([]);
});

test("one sets out for the Horn on depth 8, and finds it there", () => {
  given.depth(7);
  given.level("####\n#@>#\n####");
  world.hero.steps("east").descends();

  expect(world.creature("king")).toHave({ mood: "asleep" });
});

test.each([["orchard", "hollowTree"], ["foundry", "oldSmithy"], ["kings-cellar", "court"]])("the way to the %s begins on the depth above it", (place, room) => {
  const first = depths.find((depth) => vaults[/** @type {"court"} */ (room)].from <= bandOf(depth));

  expect(places[/** @type {"kings-cellar"} */ (place)].from).toBe((first ?? 0) + 1);
});
