// A game of twenty-six depths.
import { creatures, places } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { levels, planning } from "base/content/levels.js";
import { bandOf, metAt } from "base/rules/bands.js";
import { experience } from "base/rules/experience.js";
import { foodClock } from "base/rules/foodclock.js";
import { guardianOf } from "base/rules/guardians.js";
import { bosses } from "base/rules/bosses.js";
import { scenery } from "base/rules/scenery.js";
import { vaults } from "base/content/vaults.js";

const depths = Array.from({ length: 26 }, (_, n) => n + 1);
const calm = { shuffle: (list) => list, percent: () => false };
/** @type {Function} */
const plan = planning;

test("the dungeon has twenty-six depths, and the way ends on the last", () => {
  expect(levels.depths).toBe(26);
  expect(depths.filter((depth) => !plan(depth, calm).down)).toEqual([26]);
  expect([bandOf(1), bandOf(26)]).toEqual([1, 10]);
});

test("everybody is met somewhere, and somebody new comes every three depths, down to the end", () => {
  const bands = depths.map(bandOf);
  const first = Object.values(creatures).filter(({ weight }) => weight !== undefined).map(({ from }) => 1 + bands.findIndex((band) => from <= band));

  expect(first.filter((depth) => depth === 0)).toEqual([]);
  const gaps = depths.filter((depth) => depth <= 24 && ![0, 1, 2].some((more) => first.includes(depth + more)));
  expect(gaps).toEqual([]);
});

test("vaults that are certain are built once, the throne room on the last depth", () => {
  const certain = (name) => depths.filter((depth) => plan(depth, calm).vaults[0]?.name === name);

  expect(certain("cabinet").length).toBe(1);
  expect(certain("court")).toEqual([26]);
});

test("statues are of clay, then of stone, then of bronze, as far down as everything else", () => {
  expect([8, 12, 13, 20, 21, 26].map(guardianOf)).toEqual(["clay-guard", "clay-guard", "stone-guard", "stone-guard", "bronze-guard", "bronze-guard"]);
});

test("whoever has a name waits on one depth", () => {
  for (const { depth } of Object.values(bosses)) expect(depths.filter((one) => depth <= bandOf(one) && (one === 1 || bandOf(one - 1) < depth)).length).toBe(1);
});

test("on the second depth, where neither belongs yet, lies no trap and nothing is out of the common", () => {
  dice.lowest();
  given.depth(1);
  given.level("####\n#@>#\n####");
  world.hero.steps("east").descends();

  expect(world).toHold('world.depth === 2 && world.tiles("hidden-trap").length === 0');
});

test("the stomach, the first ration and what is due last for seven hundred turns a depth and some more", () => {
  const beginsWith = 1800 + 1500;
  for (const depth of [12, 18, 26]) {
    expect((beginsWith + foodClock.dueBy(depth)) / depth).toBeAtLeast(700);
    expect((beginsWith + foodClock.dueBy(depth)) / depth).toBeAtMost(770);
  }
});

test("a level takes more experience than in the ten depths", () => {
  expect([1, 2, 3, 11].map((level) => experience.toReach(level))).toEqual([0, 68, 270, 6750]);
});

test("the last level holds the Horn", () => {
  given.depth(25);
  given.level("####\n#@>#\n####");
  world.hero.steps("east").descends();

  expect(world.creature("king")).toHave({ mood: "asleep", hitPoints: 150 });
});

test.each([["orchard", "hollowTree"], ["foundry", "oldSmithy"], ["kings-cellar", "court"]])("the way to the %s begins on the depth above it", (place, room) => {
  const first = depths.find((depth) => vaults[/** @type {"court"} */ (room)].from <= bandOf(depth));

  expect(places[/** @type {"kings-cellar"} */ (place)].from).toBe((first ?? 0) + 1);
});

test("what lies about in the rooms lies down to the end, and not on the first depths alone", () => {
  const known = depths.filter((depth) => metAt(scenery, depth).length > 0);

  expect([known[0], known.at(-1)]).toEqual([4, 26]);
  expect(depths.filter((depth) => metAt(scenery, depth).includes("ice"))).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
});
