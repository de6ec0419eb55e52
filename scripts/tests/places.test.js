// A place beside the dungeon is left to whoever has made it.
import { dice, expect, facts, test } from "gnaw/test";
import { owedFood } from "../rules/foodclock.js";
import { populating } from "../rules/population.js";
import { wandering } from "../rules/wanderers.js";

const level = { isNew: true, depth: 4, place: "crypt" };
const hero = facts.creature({ pack: [] });

test("nobody lives there and nothing lies there", () => {
  expect(populating(hero, level, dice.showing(1))).toEqual([]);
  expect(owedFood(hero, level, dice.showing(1), facts.world({}))).toEqual([]);
});

test("nobody wanders in", () => {
  expect(wandering(hero, dice.showing(1), facts.world({ place: /** @type {never} */ ("crypt") }))).toEqual([]);
});
