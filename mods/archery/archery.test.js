// How one shoots, and how one learns to.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { sharpness } from "./skill.js";

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
  dice.of("shooting").fall(1, 5);
  hero.shoots("arrow", rat);

  expect(world).toHaveSaid("You hit the rat for 7.");
  expect(rat).toHave({ hitPoints: 2 });
  expect(hero).toHave({ eye: 1 });
});

test("it hits whoever stands in its way", () => {
  const hero = archer();
  const rat = world.creatureAt(4, 1).with({ hitPoints: 9, speed: 1 });
  dice.of("shooting").fall(1, 5);
  hero.shoots("arrow", { x: 8, y: 1 });

  expect(rat).toHave({ hitPoints: 2 });
});

test("an arrow that hits nobody lies where it fell", () => {
  const hero = archer();
  hero.shoots("arrow", { x: 2, y: 2 });

  expect(hero).toCarry("arrow", 1);
  expect(hero.steps("SE").picksUp()).toCarry("arrow", 2);
});

test("a miss wakes whom it was meant for", () => {
  const hero = archer();
  const rat = world.creatureAt(4, 1).with({ mood: "asleep", speed: 1 });
  dice.of("shooting").fall(100);
  hero.shoots("arrow", rat);

  expect(rat).toHave({ mood: "hunting" });
  expect(hero).toHave({ eye: 0 });
});

test("without a bow in the hand nobody shoots", () => {
  given.level(HALL);
  const hero = given.hero({ pack: { bow: 1, arrow: 2, dart: 1 } });

  expect(() => hero.shoots("arrow", { x: 2, y: 2 })).toFail("The hero cannot do that (use): You need a bow in your hand, and what it shoots.");
  expect(hero.throws("dart", { x: 2, y: 2 })).toCarry("dart", 0);
});

test("nobody shoots himself", () => {
  const hero = archer();

  expect(() => hero.shoots("arrow", { x: 1, y: 1 })).toFail("The hero cannot do that (use): You think better of it.");
});

test("one sees the way of an arrow before one shoots it", () => {
  archer();

  expect(world.screen("Z", "b")).toContain("@**r");
});

test("whoever aims sees all of this", () => {
  archer();

  expect(world.screen("Z", "b")).toMatchSnapshot();
});

test.each([[0, -10], [1, -4], [3, 0], [25, 20], [100, 25]])("after %s hits a shot is surer by %s percent, and a throw is not", (eye, percent) => {
  const who = facts.creature({ isHero: true, eye });

  expect(sharpness(who, facts.item({ launcher: "bow" }))).toBe(percent);
  expect(sharpness(who, facts.item({ launcher: undefined }))).toBe(0);
});

test.each([[0, "Novice"], [4, "Novice"], [5, "Bowman"], [20, "Marksman"], [60, "Hawkeye"], [999, "Hawkeye"]])("after %s hits one is a %s", (eye, name) => {
  expect(given.hero({ eye }).waits()).toShow(name);
});

test("one is told of a new name", () => {
  const hero = archer(4);
  const rat = world.creatureAt(4, 1).with({ hitPoints: 20, speed: 1 });
  dice.of("shooting").fall(1, 1);
  hero.shoots("arrow", rat);

  expect(world).toHaveSaid("You shoot like a bowman now.");
  expect(hero).toShow("Bowman");
});

test("whoever sets out has a bow and twenty arrows", () => {
  const hero = given.game({ seed: 1 }).plays([]);

  expect(hero).toCarry("bow", 1);
  expect(hero).toCarry("arrow", 20);
});
