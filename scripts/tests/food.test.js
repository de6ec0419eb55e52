// What each kind of food does besides filling the stomach, and what a stomach cannot hold.
import { items } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { hunger } from "../rules/hunger.js";
import { wastedBy } from "../rules/eating.js";

test("waybread closes wounds", () => {
  const hero = given.hero({ hitPoints: 10, nourishment: 200 }).eats("waybread");

  expect(hero).toHave({ hitPoints: 25 });
  expect(world).toHaveSaid("Your wounds close.");
});

test("honeycomb heals a little", () => {
  expect(given.hero({ hitPoints: 10, nourishment: 200 }).eats("honeycomb")).toHave({ hitPoints: 18 });
});

test("one mushroom in four is poisonous", () => {
  dice.of("using").fall(25, 26);
  const hero = given.hero({ nourishment: 200, pack: { mushroom: 2 } }).eats("mushroom");

  expect(world).toHaveSaid("It tastes bitter.");
  expect(hero).toShow("Poisoned");
  hero.with({ poisoned: 0 }).eats("mushroom");
  expect(world).toHaveSaidExactly("That was good.");
});

test.each([[20, true], [21, false]])("raw meat makes one of five sick: a die that shows %s does: %s", (shown, isSick) => {
  dice.of("using").fall(shown);
  const hero = given.hero({ nourishment: 500 }).eats("meat");

  expect(hero.nourishment).toBe(500 + (isSick ? 0 : items.meat.nutrition) - 1);
  expect(world.said.includes("That was not good. You are sick.")).toBe(isSick);
});

test("a toad's leg makes one see double", () => {
  expect(given.hero({ nourishment: 200 }).eats("toad-leg")).toShow("Confused");
});

test("goblin stew burns and makes strong", () => {
  const hero = given.hero({ nourishment: 200, hitPoints: 20 }).eats("strange-stew");

  expect(hero).toHave({ hitPoints: 17, attack: 6 });
  expect(hero).toShow("Mighty");
});

test("goblin stew kills nobody", () => {
  expect(given.hero({ nourishment: 200, hitPoints: 2 }).eats("strange-stew")).toHave({ hitPoints: 1 });
});

test("just what fits wastes nothing, a turn more wastes a turn", () => {
  const ration = { nutrition: 1500 };

  expect(wastedBy({ nourishment: hunger.stomach - 1500 }, ration)).toBe(0);
  expect(wastedBy({ nourishment: hunger.stomach - 1499 }, ration)).toBe(1);
  expect(wastedBy({ nourishment: 0 }, ration)).toBe(0);
});

test("whoever is too full to make much of a meal is asked first, and only yes eats it", () => {
  const hero = given.hero({ nourishment: 1700, pack: { ration: 1 } });

  expect(world.screen("e", "a")).toContain("You are not hungry enough: 1400 of the 1500 turns that this");
  world.screen("n");
  expect(hero).toCarry("ration", 1);

  world.screen("e", "a", "y");
  expect(hero).toCarry("ration", 0);
});

test("whoever is hungry is asked nothing", () => {
  const hero = given.hero({ nourishment: 500, pack: { ration: 1 } });
  world.screen("e", "a");

  expect(hero).toCarry("ration", 0);
});

test("nobody eats what is no food, though no menu stands before it", () => {
  expect(() => given.hero().eats("dagger")).toFail("The verb eat does not fit a dagger.");
});
