// What wells and altars give once: to the wounded, to the armed, and not to the hungry.
import { become, change, heal, say, set } from "gnaw";
import { expect, facts, given, test, world } from "gnaw/test";
import { hunger } from "../rules/hunger.js";
import { altars, drinking, praying, sureToDrink, sureToPray, wells } from "../rules/wells.js";

const at = { x: 2, y: 2 };
const hero = (traits = {}) => facts.creature({ isHero: true, hitPoints: 5, nourishment: altars.price + 1, pack: [], ...traits });

test("a well heals, drives out poison, and is dry", () => {
  const who = hero();

  expect(drinking(who, "drink", { kind: "well", at })).toEqual([
    heal(who, wells.heals), set(who, "poisoned", 0), become(at, "dry-well"), say("The water is cold and sweet. That was the last of it.", "good"),
  ]);
});

test("an altar hardens the fists of whoever has no weapon, once", () => {
  const who = hero();

  expect(praying(who, "pray", { at })).toEqual([
    hunger.spend(who, altars.price), become(at, "spent-altar"), change(who, "attack", 1), say("Hunger stabs you. Your fists feel hard.", "good"),
  ]);
});

test("an altar sharpens the weapon in hand", () => {
  const weapon = facts.item({ id: 7, kind: "axe", name: "axe", slot: "hand", worn: 1 });
  const who = hero({ pack: [weapon] });

  expect(praying(who, "pray", { at })).toEqual([
    hunger.spend(who, altars.price), become(at, "spent-altar"), change(weapon, "bonus", 1), say("Hunger stabs you. Your axe gleams.", "good"),
  ]);
});

test("whoever has no more than the price keeps it", () => {
  expect(praying(hero({ nourishment: altars.price }), "pray", { at })).toEqual([say("The altar wants your fullness, and you have none to give.", "warn")]);
});

test("one is asked before a prayer that makes one hungry, and before one that takes life for good", () => {
  const asked = (kind, traits) => sureToPray(hero({ ground: { kind, action: kind === "floor" ? undefined : "pray" }, maxHitPoints: 40, ...traits }));

  expect(asked("altar", { nourishment: 486 })).toBe("A prayer takes 400 turns of food, and you would be hungry: 86 are left then. Pray all the same?");
  expect(asked("altar", { nourishment: 700 })).toBe(undefined);
  expect(asked("altar", { nourishment: altars.price })).toBe(undefined);
  expect(asked("floor", { nourishment: 486 })).toBe(undefined);
  expect(asked("blood-altar", {})).toBe("This altar takes 6 points of life for good, and teaches you something for them. Pray?");
  expect(asked("blood-altar", { maxHitPoints: 24 })).toBe(undefined);
});

test.each([["altar", "A prayer takes 400 turns of food"], ["blood-altar", "This altar takes 6 points of life"]])("at an %s the question stands on the screen, and nothing is taken yet", (kind, question) => {
  given.level("####\n#@A#\n####", { A: kind });
  const hero = given.hero({ nourishment: 481 }).steps("east");

  expect(world.screen("P")).toContain(question);
  expect(hero).toHave({ nourishment: 480, maxHitPoints: 40 });
});

test("whoever is well is asked before he drinks a well dry, and whoever is hurt or poisoned is not", () => {
  const asked = (traits) => sureToDrink(hero({ ground: { kind: "well" }, hitPoints: 40, maxHitPoints: 40, poisoned: 0, ...traits }));

  expect(asked({})).toBe("You are not hurt, and a well gives water only once. Drink all the same?");
  expect(asked({ hitPoints: 39 })).toBe(undefined);
  expect(asked({ poisoned: 2 })).toBe(undefined);
  expect(asked({ ground: { kind: "floor" } })).toBe(undefined);
});

test("the question stands on the screen, and the well is full still", () => {
  given.level("####\n#@U#\n####", { U: "well" });
  given.hero().steps("east");

  expect(world.screen("D")).toContain("You are not hurt, and a well gives water only once.");
  expect(world).toHold("world.tileAt(hero.at).kind === 'well'");
});

test("whoever steps before an altar is told what a prayer costs", () => {
  given.level("####\n#@_#\n####", { _: "altar" });
  world.hero.steps("east");

  expect(world).toHaveSaid("A prayer costs 400 turns of food. The weapon in your hand gets better for it, or else your fists. It hears one.");
});
