// What each talent does for the rest of the game.
import { change, heal } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { talents } from "../content/talents.js";
import { timesFor } from "../rules/combat.js";
import { attackOf, defenseOf } from "../rules/equipment.js";
import { digesting } from "../rules/hunger.js";
import { remains } from "../rules/loot.js";
import { noise } from "../rules/stealth.js";
import { mealsOf, talentsOf, timesByTalents } from "../rules/talents.js";

const hero = (known, traits = {}) =>
  facts.creature({
    id: 1, isHero: true, hitPoints: 40, maxHitPoints: 40, attack: 2, defense: 2, hungerState: 1, nourishment: 900, pack: [], neighbours: [], ground: {},
    talents: known, ...traits,
  });

test("soft steps are heard from less far", () => {
  const [loud, soft] = [[], ["softSteps"]].map((known) => noise(hero(known), { id: "step" })[0].value);

  expect(loud - soft).toBe(4);
});

test("the thrifty are hungry later, twice as much so if they learn it twice", () => {
  const who = hero(["thrift"]);

  expect(digesting(who)).toEqual([change(who, "nourishment", -5 / 6, { atLeast: 0 })]);
  expect(timesByTalents(hero(["thrift", "thrift"]), "digestion")).toBe((5 / 6) * (5 / 6));
});

test.each(["meat", "mushroom", "toad-leg"])("to an iron stomach %s does no harm", (kind) => {
  dice.of("using").lowest();
  const eater = given.hero({ talents: ["ironStomach"] }).uses("eat", kind);

  expect(eater).toHave({ poisoned: 0, confused: 0 });
  expect(world).toHaveSaid("That was good.");
});

test("a meal does the gourmet good", () => {
  const who = hero(["gourmet"]);

  expect(mealsOf(who)).toEqual([[heal(who, 10)]]);
});

test("bodies leave the butcher twice the meat", () => {
  const rat = facts.creature({ isHero: false, hitPoints: 0, pack: [], at: { x: 1, y: 1 }, leaves: { meat: 10 } });
  const place = facts.world({ foodLaid: 0, depth: 5 });
  const left = (killer) => remains(rat, killer, "", dice.showing(20), place).flat(9).length;

  expect(left(hero([]))).toBe(0);
  expect(left(hero(["butcher"])) > 0).toBe(true);
  expect(left(undefined)).toBe(0);
});

test.each([["throws", "strongArm", 2], ["stabs", "assassin", 2]])("for %s there is %s", (cell, id, more) => {
  expect(talentsOf(hero([id]), cell)).toBe(more);
  expect(talentsOf(facts.creature({ isHero: false, hitPoints: 1 }), cell)).toBe(0);
});

test.each([["axe", 5, 3], ["dagger", 7, 5]])("an assassin who holds a weapon such as %s stabs for %s times the harm in place of %s", (weapon, times, usual) => {
  const sleeper = facts.creature({ isHero: false, mood: "asleep", hitPoints: 9 });
  const armed = (known) => hero(known, { pack: [facts.item({ slot: "hand", worn: 1, kind: weapon, stroke: weapon === "dagger" ? "stab" : undefined })] });

  expect([timesFor(armed(["assassin"]), sleeper), timesFor(armed([]), sleeper)]).toEqual([times, usual]);
});

test("a talent that answers no number is told, and not added", () => {
  const gourmet = facts.creature({ isHero: true, hitPoints: 9, talents: ["gourmet"] });

  expect(() => talentsOf(gourmet, "onMeal")).toFail("talents.gourmet must answer a finite number in onMeal, but its answer is of type object.");
});

test("under a third of life wounds close faster, and the furious hit more", () => {
  const pressed = { hitPoints: 13 };

  expect(timesByTalents(hero(["secondWind"], pressed), "regeneration")).toBe(3);
  expect(timesByTalents(hero(["secondWind"]), "regeneration")).toBe(1);
  expect(attackOf(hero(["fury"], pressed))).toBe(2 + 5);
  expect(attackOf(hero(["fury"]))).toBe(2);
});

test("a bulwark grows with the foes around it", () => {
  const neighbours = [true, true, true, false].map((isFoe, id) => facts.creature({ id: id + 2, hitPoints: 1, hates: () => isFoe }));

  expect(defenseOf(hero(["bulwark"], { neighbours }))).toBe(2 + 2 * 2);
  expect(defenseOf(hero(["bulwark"]))).toBe(2);
});

test("the lean hit more while they are hungry", () => {
  expect(attackOf(hero(["lean"], { hungerState: 2 }))).toBe(2 + 3);
  expect(attackOf(hero(["lean"]))).toBe(2);
});

test("a scholar learns one thing more from each scroll", () => {
  const reader = given.hero({ talents: ["scholar"], pack: { might: 1, speed: 1 } }).uses("read", "mapping");

  expect(world.screen("i")).toContain("potion of might");
  expect(world).toHaveSaid("And you know now: the murky potion is a potion of might.");
  expect(world.screen("i")).not.toContain("potion of speed");
  expect(reader.talents).toEqual(["scholar"]);
});

test("every talent does something", () => {
  for (const [id, row] of Object.entries(talents)) expect([id, Object.keys(row).length > 2]).toEqual([id, true]);
});
