// How one shoots.
import { dice, expect, given, test, world } from "gnaw/test";
import { loot } from "base/content/loot.js";
import { findable } from "base/rules/finds.js";
import { lootChances } from "base/rules/loot.js";
import { percentToHit } from "./shooting.js";

const HALL = `
  ############
  #@..r....r.#
  #..........#
  ############`;

/** An archer in the hall, before whom a rat sits and behind it another. */
const archer = (hits = 0) => {
  given.level(HALL);
  return given.hero({ eye: hits, pack: { bow: 1, arrow: 2 } }).uses("wear", "bow");
};

test("an arrow hits whom it is shot at, and one learns from it", () => {
  const hero = archer();
  const rat = world.creatureAt(4, 1).with({ hitPoints: 9, speed: 1 });
  dice.of("shooting").fall(100, 1, 5);
  hero.shoots("arrow", rat);

  expect(world).toHaveSaidExactly("Your arrow hits the rat for 6.");
  expect(rat).toHave({ hitPoints: 3 });
  expect(hero).toHave({ eye: 1 });
});

test("it hits whoever stands in its way", () => {
  const hero = archer();
  const rat = world.creatureAt(4, 1).with({ hitPoints: 9, speed: 1 });
  dice.of("shooting").fall(100, 1, 5);
  hero.shoots("arrow", { x: 8, y: 1 });

  expect(rat).toHave({ hitPoints: 3 });
});

test("an arrow that does not break lies where it fell", () => {
  const hero = archer();
  dice.of("shooting").fall(100);
  hero.shoots("arrow", { x: 2, y: 2 });

  expect(hero).toCarry("arrow", 1);
  expect(hero.steps("SE").picksUp()).toCarry("arrow", 2);
});

test("half of them break", () => {
  const hero = archer();
  dice.of("shooting").fall(50);
  hero.shoots("arrow", { x: 2, y: 2 });

  expect(world).toHaveSaid("The arrow breaks.");
  expect(hero).toCarry("arrow", 1);
});

test("a miss wakes whom it was meant for", () => {
  const hero = archer();
  const rat = world.creatureAt(4, 1).with({ mood: "asleep", speed: 1 });
  dice.of("shooting").fall(100);
  hero.shoots("arrow", rat);

  expect(world).toHaveSaid("Your arrow misses the rat.");
  expect(hero).toHave({ eye: 0 });
});

test("without a bow in the hand nobody shoots", () => {
  given.level(HALL);
  const hero = given.hero({ pack: { bow: 1, arrow: 2, dart: 1 } });

  expect(() => hero.shoots("arrow", { x: 2, y: 2 })).toFail("The hero cannot do that (use): You need a bow in your hand.");
  expect(hero.throws("dart", { x: 2, y: 2 })).toCarry("dart", 0);
});

test("nobody shoots himself", () => {
  const hero = archer();

  expect(() => hero.shoots("arrow", { x: 1, y: 1 })).toFail("The hero cannot do that (use): You think better of it.");
});

test("one sees the way of an arrow before one shoots it", () => {
  archer();

  expect(world.screen("f", "b")).toContain("@**r");
});

test("whoever aims sees all of this", () => {
  archer();

  expect(world.screen("f", "b")).toMatchSnapshot();
});

test.each([[0, 0, 65], [1, 0, 71], [25, 0, 95], [100, 0, 97], [0, 5, 45], [0, 99, 10]])("after %s hits one hits a defense of %s in %s of a hundred shots", (hits, defense, percent) => {
  expect(percentToHit(hits, defense)).toBe(percent);
});

test.each([[0, "Novice"], [4, "Novice"], [5, "Bowman"], [20, "Marksman"], [60, "Hawkeye"], [999, "Hawkeye"]])("after %s hits one is a %s", (eye, name) => {
  expect(given.hero({ eye }).waits()).toShow(name);
});

test("one is told of a new name", () => {
  const hero = archer(4);
  const rat = world.creatureAt(4, 1).with({ hitPoints: 20, speed: 1 });
  dice.of("shooting").fall(100, 1, 1);
  hero.shoots("arrow", rat);

  expect(world).toHaveSaid("You shoot like a bowman now.");
  expect(hero).toShow("Bowman");
});

test("who sets out has a bow and twenty arrows", () => {
  const hero = given.game({ seed: 1 }).plays([]);

  expect(hero).toCarry("bow", 1);
  expect(hero).toCarry("arrow", 20);
});

test("arrows are found from the first depth to the last", () => {
  expect(loot["archery:arrow"]).toEqual({ from: 1, to: 10, weight: 9, count: "2d4" });
});

test("some may lie under a body", () => {
  const weights = findable(loot, 1);
  const before = Object.keys(weights).indexOf("archery:arrow");
  dice.of("remains").fall(lootChances.percentLoot, 1 + Object.values(weights).slice(0, before).reduce((sum, weight) => sum + weight, 0), 3, 3);
  dice.of("blows").lowest();
  const hero = given.hero({ attack: 40 });
  const bat = world.spawn("bat", hero.at.x + 1, hero.at.y).with({ hitPoints: 1 });
  hero.attacks(bat);

  expect(hero.steps("east").picksUp()).toCarry("arrow", 6);
});
