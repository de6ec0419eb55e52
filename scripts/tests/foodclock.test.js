// What the dungeon has given of food: how far luck may run ahead of what is due, and what becomes of what is stolen.
import { items } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { guaranteedFood } from "../content/loot.js";
import { levels } from "../content/levels.js";
import { foodClock, isWithinLuck, owedFood } from "../rules/foodclock.js";
import { remains } from "../rules/loot.js";

const { ration, meat, honeycomb } = items;

test.each([[1, 0], [4, 0], [5, foodClock.dueBy(5)], [10, foodClock.dueBy(10)]])("at depth %s bodies leave food until a day's fare more than %s is there", (depth, owed) => {
  const most = owed + foodClock.mostAhead - meat.nutrition;

  expect(isWithinLuck("meat", { depth, foodLaid: most })).toBe(true);
  expect(isWithinLuck("meat", { depth, foodLaid: most + 1 })).toBe(false);
  expect(isWithinLuck("axe", { depth, foodLaid: most + 1 })).toBe(true);
});

/** Beside the hero, who kills it with the first blow. */
const victim = (kind) => {
  dice.lowest();
  const hero = given.hero({ attack: 40 });
  return world.spawn(kind, hero.at.x + 1, hero.at.y).with({ hitPoints: 1, mood: "hunting" });
};

test.each([[foodClock.mostAhead - meat.nutrition, 1], [foodClock.mostAhead - meat.nutrition + 1, 0]])("where %s turns have been laid already, a lucky body leaves %s pieces of meat", (foodLaid, pieces) => {
  world.with({ foodLaid });
  world.hero.attacks(victim("rat"));

  expect(world.meter("foodLaid")).toBe(foodLaid + pieces * meat.nutrition);
  expect(world.hero.steps("east").picksUp().carried("meat")).toBe(pieces);
});

/** What has been laid by a depth if on each level before and there chance does this with it. */
const laidBy = (depth, chance) => Array.from({ length: depth }, (_, n) => n + 1).reduce((foodLaid, d) => chance(d, foodLaid), 0);
const paid = (depth, foodLaid, noise, kind) => {
  const effects = owedFood(undefined, { depth, isNew: true, free: () => ({ x: 1, y: 1 }) }, { between: () => noise, pick: () => kind }, { foodLaid });
  return effects.flat().filter((effect) => effect.meter === "foodLaid").reduce((sum, effect) => sum + effect.by, foodLaid);
};
/** Every body leaves something. */
const feasting = (depth, foodLaid) => (isWithinLuck("meat", { depth, foodLaid }) ? feasting(depth, foodLaid + meat.nutrition) : foodLaid);

test.each(Array.from({ length: levels.depths }, (_, n) => n + 1))("down to depth %s no more than two rations lie between the best luck and the worst", (depth) => {
  const kinds = Object.keys(guaranteedFood);
  const best = kinds.map((kind) => laidBy(depth, (d, foodLaid) => feasting(d, paid(d, foodLaid, foodClock.spread, kind))));
  const worst = kinds.map((kind) => laidBy(depth, (d, foodLaid) => paid(d, foodLaid, -foodClock.spread, kind)));

  expect(Math.max(...best) - Math.min(...worst)).toBeAtMost(2 * ration.nutrition);
});

test("what a body leaves for certain is no luck", () => {
  const cook = { isHero: false, at: { x: 1, y: 1 }, pack: [], leaves: { ration: 100, meat: 99 } };
  const effects = remains(cook, undefined, "", dice.showing(99, 99, 99), { depth: 1, foodLaid: foodClock.mostAhead }).flat(Infinity);

  expect(effects.filter((effect) => effect.effect === "lay").map((effect) => effect.kind)).toEqual(["ration"]);
});

test("whoever has been lucky finds nothing but dessert on the table of a scroll", () => {
  world.with({ foodLaid: foodClock.mostAhead });
  const hero = given.hero().uses("read", "plenty").picksUp();

  expect(hero).toCarry("honeycomb", 1);
  expect(world.meter("foodLaid")).toBe(foodClock.mostAhead + honeycomb.nutrition);
});

test("the table holds what is still within luck", () => {
  world.with({ foodLaid: foodClock.mostAhead - items.jerky.nutrition });

  expect(given.hero().uses("read", "plenty").picksUp()).toCarry("jerky", 1);
});

/** A monkey that has just taken that from the hero's pack, in a corner. */
const robbed = (kind) => {
  given.level(`
    ####
    #@m#
    ####`);
  dice.of("blows").lowest();
  const thief = world.creature("monkey").with({ mood: "hunting" });
  given.hero({ attack: 40, pack: { [kind]: 1 } }).waits();
  expect(thief).toCarry(kind, 1);
  return thief;
};

test("a meal that is stolen is owed again, until the thief is dead", () => {
  const thief = robbed("ration");
  expect(world.meter("foodLaid")).toBe(-ration.nutrition);

  const hero = world.hero.attacks(thief.with({ hitPoints: 1 }));
  expect(world.meter("foodLaid")).toBe(0);
  expect(hero.steps("east").picksUp().carried("ration")).toBe(1);
});

test("other things that are stolen are not", () => {
  robbed("axe");

  expect(world.meter("foodLaid")).toBe(0);
});

test("whose last meal was stolen finds as much farther down", () => {
  dice.seeded(5);
  given.depth(4);
  given.level(`
    ####
    #@>#
    ####`);
  world.with({ foodLaid: foodClock.dueBy(5) - ration.nutrition });
  world.hero.steps("east").descends();

  expect(Math.abs(world.meter("foodLaid") - foodClock.dueBy(5))).toBeAtMost(foodClock.spread + ration.nutrition / 2);
});
