// What lies about, and what bodies leave.
import { items } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { loot } from "../content/loot.js";
import { layFood } from "../rules/foodclock.js";
import { findable } from "../rules/finds.js";
import { find, lootChances, remains } from "../rules/loot.js";

const here = { x: 1, y: 1 };
const from = { crumb: { from: 1, to: 2, weight: 3 }, loaf: { from: 2, to: 4, weight: 5 } };
/** Dice that pick this and show these numbers. */
const picking = (kind, ...shown) => {
  const thrown = dice.showing(...(shown.length === 0 ? [1] : shown));
  return { percent: (chance) => thrown.percent(chance), between: (least, most) => thrown.between(least, most), roll: (blow) => thrown.roll(blow), pick: () => kind };
};

/** The first of what lies there. */
const found = (/** @type {[number, Point, any]} */ ...where) => find(...where)[0];

test.each([[1, { crumb: 3 }], [2, { crumb: 3, loaf: 5 }], [3, { loaf: 5 }], [4, { loaf: 5 }], [5, {}]])("on depth %s one finds %s", (depth, found) => {
  expect(findable(from, depth)).toEqual(found);
});

test("in a place below the last depth bodies leave what they would leave there", () => {
  expect(findable(loot, 12)).toEqual(findable(loot, 10));
});

test("three of four things to wear are plain", () => {
  expect(found(1, here, picking("axe", lootChances.percentEnchanted + 1)).meters).toEqual({ bonus: 0 });
});

test("of the others some are worse, and some better by one or two", () => {
  expect(found(1, here, picking("axe", lootChances.percentEnchanted, lootChances.percentWorse)).meters).toEqual({ bonus: -1 });
  expect(found(1, here, picking("axe", lootChances.percentEnchanted, lootChances.percentWorse + 1, 2)).meters).toEqual({ bonus: 2 });
});

test("what is better is better by one or two", () => {
  const asked = [];
  const good = { percent: (chance) => chance === lootChances.percentEnchanted, pick: () => "axe", between: (...bounds) => (asked.push(bounds), 1) };

  expect(found(1, here, good).meters).toEqual({ bonus: 1 });
  expect(asked).toEqual([[1, 2]]);
});

test("food that comes by chance counts as laid, other things do not", () => {
  const world = { meters: {} };
  const laid = (kind) => layFood(kind, here, world)[1].by;

  expect([laid("ration"), laid("axe")]).toEqual([items.ration.nutrition, 0]);
});

test("what is not worn is neither better nor worse", () => {
  expect(found(1, here, picking("healing", 1)).meters).toEqual({ bonus: 0 });
  expect(found(1, here, picking("felt-boots", 1)).meters).toEqual({ bonus: 0 });
});

test.each([["bow", "arrow"], ["crossbow", "bolt"], ["sling", "stone"]])("beside a %s lies what it shoots: %ss", (bow, shot) => {
  const plain = { pick: () => bow, percent: () => false, roll: () => 6 };

  expect(find(1, here, plain).map((one) => [one.kind, one.count])).toEqual([[bow, 1], [shot, 6]]);
});

test("missiles lie in heaps, other things alone", () => {
  expect(found(1, here, picking("dart", 3)).count).toBe(5);
  expect(found(1, here, picking("healing")).count).toBe(1);
});

const BODY = { isHero: false, at: here, pack: [], leaves: { meat: 12 } };

test.each([[12, ["meat"]], [13, []]])("a body of which one in eight leaves meat: a die that shows %s leaves %s", (shown, left) => {
  const effects = remains(BODY, undefined, "", dice.showing(shown, lootChances.percentLoot + 1), { depth: 1, foodLaid: 0 }).flat(Infinity);

  expect(effects.filter((effect) => effect.effect === "lay").map((effect) => effect.kind)).toEqual(left);
});

test("now and then something else lies under it", () => {
  const nothing = { ...BODY, leaves: undefined };
  const found = (shown) => remains(nothing, undefined, "", dice.showing(shown), { depth: 1 }).flat().length;

  expect(found(lootChances.percentLoot)).toBe(1);
  expect(found(lootChances.percentLoot + 1)).toBe(0);
});

test("a hero leaves nothing", () => {
  expect(remains({ ...BODY, isHero: true }, undefined, "", dice.showing(1), { depth: 1 })).toEqual([]);
});

test("what somebody carried falls down", () => {
  given.level(`
    #####
    #@k.#
    #####`, { k: "kobold" });
  dice.of("blows").lowest();
  dice.of("remains").highest();
  world.creature("kobold").with({ hitPoints: 1 });
  const hero = world.hero.steps("east");
  expect(world).toHaveSaid("You kill the kobold.");
  hero.steps("east").picksUp();

  expect(hero).toCarry("stone", 1);
});

test("whoever picks up more of a kind hears how many there are now", () => {
  given.level("####\n#@.#\n####");
  const hero = given.hero({ pack: { dart: 4 } });
  world.lay("dart", hero.at.x + 1, hero.at.y);
  hero.steps("east").picksUp();
  expect(world).toHaveSaid("You pick up a dart. You now have 5 darts.");
});

test("of what lies in one place the names are told, but not of a whole heap", () => {
  given.level("####\n#@.#\n####");
  const hero = given.hero();
  ["axe", "ration", "dart"].forEach((kind) => world.lay(kind, 2, 1));
  hero.steps("east");
  expect(world).toHaveSaid("You see here: a dart, a ration, an axe.");

  ["spear", "mace", "dagger", "leather", "cap"].forEach((kind) => world.lay(kind, 1, 1));
  hero.steps("west");
  expect(world).toHaveSaid("You see here: an iron cap, a leather jerkin, a dagger, a mace, and more.");
});
