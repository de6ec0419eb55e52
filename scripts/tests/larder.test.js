// How much food the dungeon owes, and when it pays.
import { items } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { inMood } from "../rules/moods.js";
import { larder, loot } from "../content/loot.js";
import { levels } from "../content/levels.js";
import { owing } from "../rules/debt.js";
import { owedFood } from "../rules/larder.js";

const place = { x: 1, y: 1 };
const newLevel = (depth) => ({ depth, isNew: true, free: () => place });
/** Always the first that may be picked, in the middle of the noise. */
const even = { between: () => 0, pick: (weights) => Object.keys(weights)[0] };
const laid = (effects) => effects.flat().filter((effect) => effect.effect === "lay").map((effect) => effect.kind);
const worth = (kinds) => kinds.reduce((sum, kind) => sum + items[kind].nutrition, 0);

test.each([1, 2, 5, 10])("what is laid down to depth %s is as near to what is owed as whole meals can be", (depth) => {
  const owed = Math.max(0, owing.owed(depth));
  const kinds = laid(owedFood(undefined, newLevel(depth), even, { foodLaid: 0 }));

  expect(Math.abs(worth(kinds) - owed)).toBeAtMost(items.ration.nutrition / 2);
});

test("a meal is laid when half of it is due", () => {
  const half = items.ration.nutrition / 2;
  const afterDue = (due) => laid(owedFood(undefined, newLevel(6), even, { foodLaid: owing.owed(6) - due }));

  expect(afterDue(half)).toEqual(["ration"]);
  expect(afterDue(half - 1)).toEqual([]);
  expect(afterDue(3 * half - 1)).toEqual(["ration"]);
  expect(afterDue(3 * half)).toEqual(["ration", "ration"]);
});

test("what finds no free place is not laid, and stays owed", () => {
  const full = { ...newLevel(10), free: () => undefined };

  expect(owedFood(undefined, full, even, { foodLaid: 0 }).flat()).toEqual([]);
});

test("what is laid is counted as nourishment", () => {
  const effects = owedFood(undefined, newLevel(10), even, { foodLaid: 0 }).flat();
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

test("a high die pays sooner", () => {
  const soon = { ...even, between: (_least, most) => most };
  const foodLaid = owing.owed(6) + owing.noise - items.ration.nutrition / 2;

  expect(laid(owedFood(undefined, newLevel(6), soon, { foodLaid }))).toEqual(["ration"]);
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
  given.depth(9);
  given.level(`
    ####
    #@>#
    ####`);
  world.hero.steps("east").descends();

  expect(Math.abs(world.meter("foodLaid") - owing.owed(10))).toBeAtMost(owing.noise + items.ration.nutrition / 2);
});

test("a piece of meat that a body leaves counts against what is owed, too", () => {
  const hero = given.hero();
  const rat = world.spawn("rat", hero.at.x + 1, hero.at.y).with({ hitPoints: 1, ...inMood("hunting") });
  dice.lowest();
  hero.attacks(rat);

  expect(world.meter("foodLaid")).toBe(items.meat.nutrition);
});

test("so does what a scroll of plenty brings", () => {
  const hero = given.hero().uses("read", "plenty").picksUp();
  const [brought] = ["mango", "cheese", "jerky"].filter((kind) => hero.carried(kind) > 0);

  expect(world.meter("foodLaid")).toBe(items[brought].nutrition);
});

test("the stomach and the ration that one begins with must do for four depths", () => {
  for (let depth = 1; depth <= 4; depth++) expect(owing.owed(depth) <= 0).toBe(true);
  expect(owing.owed(5) > 0).toBe(true);
});
