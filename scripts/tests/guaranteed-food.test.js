// How much food is guaranteed, and when it is laid out.
import { items } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { guaranteedFood, loot } from "../content/loot.js";
import { levels } from "../content/levels.js";
import { foodClock } from "../rules/foodclock.js";
import { owedFood } from "../rules/foodclock.js";

const place = { x: 1, y: 1 };
const newLevel = (depth) => ({ depth, isNew: true, free: () => place });
/** Always the first that may be picked, in the middle of the noise. */
const even = { between: () => 0, pick: (weights) => Object.keys(weights)[0] };
const laid = (effects) => effects.flat().filter((effect) => effect.effect === "lay").map((effect) => effect.kind);
const worth = (kinds) => kinds.reduce((sum, kind) => sum + items[kind].nutrition, 0);

test.each([1, 2, 5, 10])("what is laid down to depth %s is as near to what is owed as whole meals can be", (depth) => {
  const owed = Math.max(0, foodClock.dueBy(depth));
  const kinds = laid(owedFood(undefined, newLevel(depth), even, { foodLaid: 0 }));

  expect(Math.abs(worth(kinds) - owed)).toBeAtMost(items.ration.nutrition / 2);
});

test("a meal is laid when half of it is due", () => {
  const half = items.ration.nutrition / 2;
  const afterDue = (due) => laid(owedFood(undefined, newLevel(6), even, { foodLaid: foodClock.dueBy(6) - due }));

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

test("the spread shifts the clock both ways, by as much", () => {
  const foodLaid = foodClock.dueBy(4);
  const thrown = [];
  const late = { ...even, between: (least, most) => (thrown.push(least, most), least) };

  expect(owedFood(undefined, newLevel(4), late, { foodLaid: foodLaid - 1 })).toEqual([]);
  expect(thrown).toEqual([-foodClock.spread, foodClock.spread]);
});

test("a high die pays sooner", () => {
  const soon = { ...even, between: (_least, most) => most };
  const foodLaid = foodClock.dueBy(6) + foodClock.spread - items.ration.nutrition / 2;

  expect(laid(owedFood(undefined, newLevel(6), soon, { foodLaid }))).toEqual(["ration"]);
});

test("a level that one knows is not paid again", () => {
  expect(owedFood(undefined, { ...newLevel(9), isNew: false }, even, { foodLaid: 0 })).toEqual([]);
});

test("by each depth more is due than the one before", () => {
  for (let depth = 2; depth <= levels.depths; depth++) expect(foodClock.dueBy(depth) > foodClock.dueBy(depth - 1)).toBe(true);
});

test("food lies on every depth, and never by chance besides", () => {
  for (let depth = 1; depth <= levels.depths; depth++) {
    expect(Object.values(guaranteedFood).some((row) => row.from <= depth && depth <= row.to)).toBe(true);
  }
  Object.keys(guaranteedFood).forEach((kind) => expect(items[kind].nutrition > 0).toBe(true));
  Object.keys(loot).forEach((kind) => expect(items[kind].nutrition).toBe(undefined));
});

test("a new level in play lays out what is due", () => {
  dice.seeded(3);
  given.depth(9);
  given.level(`
    ####
    #@>#
    ####`);
  world.hero.steps("east").descends();

  expect(Math.abs(world.meter("foodLaid") - foodClock.dueBy(10))).toBeAtMost(foodClock.spread + items.ration.nutrition / 2);
});

test("a piece of meat that a body leaves counts against what is owed, too", () => {
  const hero = given.hero();
  const rat = world.spawn("rat", hero.at.x + 1, hero.at.y).with({ hitPoints: 1, mood: "hunting" });
  dice.lowest();
  hero.attacks(rat);

  expect(world.meter("foodLaid")).toBe(items.meat.nutrition);
});

test("so does what a scroll of plenty brings", () => {
  const hero = given.hero().uses("read", "plenty").picksUp();
  const [brought] = ["mango", "cheese", "jerky", "honeycomb"].filter((kind) => hero.carried(kind) > 0);

  expect(world.meter("foodLaid")).toBe(items[brought].nutrition);
});

test("the stomach and the ration that one begins with must do for four depths", () => {
  for (let depth = 1; depth <= 4; depth++) expect(foodClock.dueBy(depth) <= 0).toBe(true);
  expect(foodClock.dueBy(5) > 0).toBe(true);
});
