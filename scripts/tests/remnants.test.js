// What is left of things whose mod is gone.
import { expect, given, test } from "gnaw/test";
import { names } from "../rules/names.js";

test.each([[1, "rain:pointed-hat", "a faded pointed hat"], [2, "hat", "2 faded hats"]])("%s of what was %s: %s", (count, was, name) => {
  expect(names({ isItem: true, isHero: false, name: "faded thing", remembers: "was", count, was, worn: 0, bonus: 0, known: 0 })).toBe(name);
});

test("it can be carried, dropped and taken up again", () => {
  const hero = given.hero({ pack: { remnant: 1 } }).drops("remnant");

  expect(hero).not.toCarry("remnant", 1);
  expect(hero.picksUp()).toCarry("remnant", 1);
});
