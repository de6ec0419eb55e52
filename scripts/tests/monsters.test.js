// What a blow of some creatures does besides harm.
import { heal, stun } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { drain, paralysis, theft } from "../rules/bites.js";
import { drainable } from "../rules/hunger.js";

/** Somebody beside the hero who always hits; the dice of his blow show these numbers. */
const struckBy = (kind, pack, ...shown) => {
  given.level(`
    #####
    #@..#
    #####`);
  dice.of("blows").fall(...shown);
  const hero = given.hero({ pack, hitPoints: 40, nourishment: 1000 });
  world.spawn(kind, 2, 1).with({ mood: "hunting", attack: 20, speed: 100 });
  return hero;
};

test.each([[40, true], [41, false]])("a viper's bite may be poisoned: a die that shows %s does it: %s", (shown, isPoisoned) => {
  const hero = struckBy("viper", {}, 1, 1, shown).waits();

  expect(hero.words.includes("Poisoned")).toBe(isPoisoned);
});

test("an acid mound eats at armour, but not for ever", () => {
  const hero = struckBy("mound", { leather: 1 }, 1, 1);
  hero.with({ hitPoints: 200 }).uses("wear", "leather").waits();
  expect(world.screen("i")).toContain("a -3 leather jerkin (worn)");

  hero.waits();
  expect(world).not.toHaveSaid("The acid mound eats at your leather jerkin.");
});

test("an acid mound finds nothing to eat on bare skin", () => {
  struckBy("mound", { leather: 1 }, 1, 1).waits();

  expect(world).not.toHaveSaid("The acid mound eats at your leather jerkin.");
});

test("a ghoul's touch may stun", () => {
  const hero = struckBy("ghoul", {}, 1, 1, 20).waits();

  expect(world).toHaveSaid("Your limbs go numb.");
  expect(hero.paralysed > 0).toBe(true);
});

test("what befalls a friend is not told as the hero's: numbness, theft, spells", () => {
  const [foe, friend] = [facts.creature({ id: 2, hitPoints: 9, mood: "hunting" }), facts.creature({ id: 3, hitPoints: 9, isHero: false, paralysed: 0, pack: [facts.item({ kind: "dart", name: "dart", plural: "darts", worn: 0 })] })];

  expect(paralysis(foe, friend, dice.showing(1))).toEqual([stun(friend, 2), []]);
  expect(theft(foe, friend, dice.showing(1), facts.world({})).flat().some((effect) => /** @type {any} */ (effect).effect === "interrupt")).toBe(false);
});

test("a ghoul's touch may not", () => {
  struckBy("ghoul", {}, 1, 1, 21).waits();

  expect(world).not.toHaveSaid("Your limbs go numb.");
});

test("a wraith takes nourishment and heals by it", () => {
  const hero = struckBy("wraith", {}, 1, 1);
  const wraith = world.creature("wraith").with({ hitPoints: 20 });
  hero.waits();

  expect(hero).toHave({ nourishment: 1000 - 40 - 1 });
  expect(wraith).toHave({ hitPoints: 24 });
  expect(world).toHaveSaid("A hollow hunger gnaws at you, worth 40 turns of food.");
  expect(world).toHaveSaid("The wraith feeds on it, and gains 4 life.");
});

test("whose wounds are closed gains nothing by it, and nothing is told of that", () => {
  struckBy("wraith", {}, 1, 1).waits();

  expect(world).not.toHaveSaid("feeds on it");
});

test("of whoever is weak a wraith takes nothing more, and nothing is told of it", () => {
  const hero = facts.creature({ hitPoints: 9, isHero: true, nourishment: 100 });
  const thief = facts.creature({ id: 3, hitPoints: 9, maxHitPoints: 9 });

  expect(drain(thief, hero, dice, world).slice(-2)).toEqual([[], []]);
});

test("of whoever never gets hungry it takes nothing, and nothing is told of it", () => {
  const hero = facts.creature({ hitPoints: 9, isHero: true, nourishment: Infinity });

  expect(drainable(hero, 40)).toBe(0);
});

test("a wraith takes food from nobody but the hero", () => {
  const friend = facts.creature({ id: 2, side: "hero", hitPoints: 9, isHero: false });
  const thief = facts.creature({ id: 3, hitPoints: 9, maxHitPoints: 9 });

  expect(drain(thief, friend, dice, world)).toEqual([[], heal(thief, 4), [], []]);
});

test("a monkey takes neither what is worn nor the Horn", () => {
  const hero = struckBy("monkey", { horn: 1, leather: 1 }, 1, 1, 1).uses("wear", "leather").waits();

  expect(hero).toCarry("horn", 1);
  expect(hero).toCarry("leather", 1);
});

test("what was stolen is called by its looks if one did not know what it was", () => {
  struckBy("monkey", { might: 1 }, 1, 1, 1).waits();
  const screen = world.screen();

  expect(screen).toContain("The monkey steals your ");
  expect(screen).toContain("potion and runs.");
  expect(screen).not.toContain("might");
});
