// How appetite grows, when strength goes, and what a snack does.
import { set } from "gnaw";
import { expect, facts, given, test, world } from "gnaw/test";
import { eating } from "base/rules/eating.js";
import { hunger } from "base/rules/hunger.js";

test("one sets out fed, and every turn makes a little hungrier", () => {
  const hero = given.hero();
  expect(hero).toHave({ appetite: 0 });

  hero.waits();
  expect(hero).toHave({ appetite: 1 });
  expect(hero).not.toShow("Hungry");
});

test("the strength of a meal goes in turn 1200, and whatever goes on stops", () => {
  const hero = given.hero({ attack: 5 }).eats("ration").with({ appetite: 1198 }).waits();
  expect(hero).toHave({ attack: 7 });
  expect(world).toHaveSaidNothing();

  hero.waits();
  expect(hero).toHave({ attack: 5, feasted: 0 });
  expect(world).toHaveInterrupted("The strength of your last meal is gone.");
});

test("hunger takes nothing that no meal has given", () => {
  const hero = given.hero({ attack: 5, appetite: 1199 }).waits();

  expect(hero).toShow("Hungry");
  expect(hero).toHave({ attack: 5 });
  expect(world).toHaveSaidNothing();
});

test("famine comes in turn 2400, once, and whatever goes on stops", () => {
  const hero = given.hero({ appetite: 2398 }).waits();
  expect(hero).toHave({ speed: 100 });

  hero.waits();
  expect(hero).toHave({ speed: 90, famished: 1 });
  expect(world).toHaveSaidExactly("You are famished, and slow.");
  expect(world).toHaveInterrupted("You are famished, and slow.");
  world.turns(3);
  expect(hero).toHave({ speed: 90 });
  expect(world).toHaveSaidNothing();
});

test.each([[500, 300], [150, 0]])("a snack takes 200 turns off an appetite of %s, and makes nobody strong", (appetite, left) => {
  const hero = given.hero({ attack: 5, appetite }).eats("jerky");

  expect(hero).toHave({ appetite: left + 1, attack: 5, speed: 100 });
  expect(hero).not.toShow("Feasted");
});

test.each([[2700, 90, 1], [2600, 90, 1], [2598, 100, 0]])("after a snack at %s turns of appetite the famished have speed %s", (appetite, speed, famished) => {
  const hero = given.hero({ appetite, famished: 1, speed: 90 }).eats("jerky");

  expect(hero).toHave({ speed, famished });
  expect(world).not.toHaveSaid("You are famished, and slow.");
});

test.each([[799, 300], [800, 0]])("%s turns of nourishment leave an appetite of %s", (nutrition, appetite) => {
  const who = facts.creature({ appetite: 500, famished: 0, feasted: 1, paralysed: 0 });

  expect(eating.meal(who, { nutrition }, undefined, {}).flat()[0]).toEqual(set(who, "appetite", appetite));
});

test("a full meal makes strong once, and leaves speed alone", () => {
  const hero = given.hero({ attack: 5, appetite: 900 }).eats("cheese");

  expect(hero).toShow("Feasted");
  expect(hero).toHave({ attack: 7, feasted: 1, appetite: 1, speed: 100 });
});

test("what food does besides, it does here, too", () => {
  expect(given.hero({ hitPoints: 10 }).eats("honeycomb")).toHave({ hitPoints: 18 });
});

test("wounds close at the usual pace, however hungry one is, and that makes no hungrier", () => {
  const hero = given.hero({ appetite: 2000, hitPoints: 10, maxHitPoints: 40 });

  world.turns(50);
  expect(hero).toHave({ hitPoints: 18, appetite: 2050 });
});

test("an altar makes hungry", () => {
  given.level("####\n#@_#\n####");
  const hero = given.hero({ appetite: 100 }).steps("east").does("pray");

  expect(hero).toHave({ appetite: 502, nourishment: 1800, attack: 3 });
});

test("soup is a snack", () => {
  expect(given.hero({ appetite: 500 }).uses("quaff", "broth")).toHave({ appetite: 301 });
});

test.each([[0, 2400], [2399, 1], [5000, 1]])("with an appetite of %s it does for %s turns more", (appetite, turns) => {
  expect(hunger.left({ appetite })).toBe(turns);
});
