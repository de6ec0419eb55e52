// How much food the dungeon owes, and when it pays.
import { items } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { larder, loot } from "../content/loot.js";
import { levels } from "../content/levels.js";
import { owedFood, owing } from "../rules/larder.js";

const place = { x: 1, y: 1 };
const newLevel = (depth) => ({ depth, isNew: true, free: () => place });
/** Always the first that may be picked, in the middle of the noise. */
const even = { between: () => 0, pick: (weights) => Object.keys(weights)[0] };
const laid = (effects) => effects.flat().filter((effect) => effect.effect === "lay").map((effect) => effect.kind);
const worth = (kinds) => kinds.reduce((sum, kind) => sum + items[kind].nutrition, 0);

test.each([1, 2, 5, 10])("on depth %s all that is owed is laid, and no more than a meal beyond it", (depth) => {
  const owed = owing.owed(depth);
  const kinds = laid(owedFood(undefined, newLevel(depth), even, { foodLaid: 0 }));

  expect(worth(kinds) >= Math.max(0, owed)).toBe(true);
  expect(worth(kinds.slice(1)) < Math.max(1, owed)).toBe(true);
});

test("what was laid before is paid already", () => {
  const paid = { foodLaid: owing.owed(6) };

  expect(owedFood(undefined, newLevel(6), even, paid)).toEqual([]);
  expect(laid(owedFood(undefined, newLevel(6), even, { foodLaid: owing.owed(6) - 1 })).length).toBe(1);
});

test("what is laid is counted as nourishment", () => {
  const effects = owedFood(undefined, newLevel(5), even, { foodLaid: 0 }).flat();
  const counted = effects.filter((effect) => effect.effect === "change");

  expect(counted.reduce((sum, effect) => sum + effect.by, 0)).toBe(worth(laid(effects)));
  counted.forEach((effect) => expect(effect.meter).toBe("foodLaid"));
});

test("the noise shifts the debt both ways, by as much", () => {
  const foodLaid = owing.owed(4);
  const thrown = [];
  const late = { ...even, between: (least, most) => (thrown.push(least, most), least) };

  expect(owedFood(undefined, newLevel(4), late, { foodLaid: foodLaid - 1 })).toEqual([]);
  expect(thrown).toEqual([-owing.noise, owing.noise]);
});

test("a level that one knows is not paid again", () => {
  expect(owedFood(undefined, { ...newLevel(9), isNew: false }, even, { foodLaid: 0 })).toEqual([]);
});

test("each depth owes more than the one before", () => {
  for (let depth = 2; depth <= levels.depths; depth++) expect(owing.owed(depth) > owing.owed(depth - 1)).toBe(true);
});

test("food lies on every depth, and never by chance besides", () => {
  for (let depth = 1; depth <= levels.depths; depth++) {
    expect(Object.values(larder).some((row) => row.from <= depth && depth <= row.to)).toBe(true);
  }
  Object.keys(larder).forEach((kind) => expect(items[kind].nutrition > 0).toBe(true));
  Object.keys(loot).forEach((kind) => expect(items[kind].nutrition).toBe(undefined));
});

test("a new level in play pays what it owes", () => {
  dice.seeded(3);
  given.depth(5);
  given.level(`
    ####
    #@>#
    ####`);
  world.hero.steps("east").descends();

  expect(world.meter("foodLaid") >= owing.owed(6) - owing.noise).toBe(true);
});

test("a piece of meat that a body leaves counts against what is owed, too", () => {
  const hero = given.hero();
  const rat = world.spawn("rat", hero.at.x + 1, hero.at.y).with({ hitPoints: 1, mood: 2 });
  dice.lowest();
  hero.attacks(rat);

  expect(world.meter("foodLaid")).toBe(items.meat.nutrition);
});

test("so does what a scroll of plenty brings", () => {
  const hero = given.hero().uses("read", "plenty").picksUp();
  const [brought] = ["ration", "mango", "cheese"].filter((kind) => hero.carried(kind) > 0);

  expect(world.meter("foodLaid")).toBe(items[brought].nutrition);
});

test("the stomach and the ration that one begins with must do for four depths", () => {
  for (let depth = 1; depth <= 4; depth++) expect(owing.owed(depth) <= 0).toBe(true);
  expect(owing.owed(5) > 0).toBe(true);
});
