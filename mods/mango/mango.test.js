// How much a meal puts off, how life comes back, how long it will do, and where the food lies.
import { heal, interrupt, kill, say, set, stun } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { guaranteedFood } from "base/content/loot.js";
import { foodClock } from "base/rules/foodclock.js";
import { recovery } from "base/rules/healing.js";
import { hunger } from "base/rules/hunger.js";
import { findable } from "base/rules/finds.js";
import { fainting } from "./fainting.js";
import { mending } from "./healing.js";
import { firstStage, levelLabel, stages, turnsLeft } from "./stages.js";
import { silent, tombstone } from "./tombstone.js";

/** Dice that show the least or the most, and what they were asked for. */
const least = { between: (low, _high) => low };
const most = { between: (_low, high) => high };
const hero = (traits) => ({ isHero: true, hitPoints: 9, hungerLevel: 4, hungerTurn: 900, immobileUntil: 0, ...traits });

test.each([["lowest", 1900], ["highest", 2700]])("with the %s dice a meal puts the stage of turn 1000 off to turn %s", (side, turn) => {
  dice.of("dining")[side]();

  expect(given.hero({ hungerTurn: 1000, hungerLevel: 2 }).eats("some-food")).toHave({ hungerTurn: turn, hungerLevel: 4 });
});

test("other food does what it does besides", () => {
  expect(given.hero({ hitPoints: 10 }).eats("honeycomb")).toHave({ hitPoints: 18 });
});

test("what is drunk puts nothing off", () => {
  expect(given.hero({ hungerTurn: 1000 }).uses("quaff", "healing")).toHave({ hungerTurn: 1000 });
});

test.each([[899, []], [900, ["set", "change", "say", "interrupt"]], [901, []]])("a stage that is due in turn 900 comes in turn %s: %s", (turn, effects) => {
  expect(stages(hero(), undefined, { turn }).map(({ effect }) => effect)).toEqual(effects);
});

test.each([[0, 899], [1, 900]])("whoever is at level %s is dead in turn %s", (hungerLevel, turn) => {
  const who = hero({ hungerLevel });

  expect(stages(who, undefined, { turn })).toEqual([set(who, "hungerLevel", 0), kill(who, "starvation")]);
});

test.each([[4, hunger.stomach], [3, 150], [2, 0], [1, 0]])("at level %s it will do for %s turns at the least", (hungerLevel, turns) => {
  expect(turnsLeft(hero({ hungerLevel }))).toBe(turns);
});

test.each([[4, []], [0, [{ text: "Dead", tone: "bad" }]], [3, [{ text: "Hungry", tone: "warn" }]], [2, [{ text: "Weak", tone: "bad" }]], [1, [{ text: "Faint", tone: "bad" }]]])("at level %s the status line shows %s", (hungerLevel, labels) => {
  expect(levelLabel(hero({ hungerLevel }))).toEqual(labels);
});

test.each([[least, 900], [most, 1700]])("%s: the first stage comes in turn %s", (thrown, turn) => {
  const who = hero();

  expect(firstStage(who, thrown)).toEqual([set(who, "hungerTurn", turn)]);
});

test.each([[32, true], [33, false]])("whoever is faint falls when the die shows %s: %s", (shown, falls) => {
  const who = hero({ hungerLevel: 1 });
  const line = "You fainted from lack of food.";

  expect(fainting(who, dice.showing(shown, 3), { turn: 10 })).toEqual(falls ? [set(who, "immobileUntil", 13), say(line, "bad"), interrupt(line), [stun(who, 2)]] : []);
});

test.each([[least, 11, 0], [most, 15, 4]])("%s: a faint of turn 10 ends in turn %s, and costs %s turns", (thrown, until, lost) => {
  const who = hero({ hungerLevel: 1 });
  const effects = fainting(who, { ...thrown, percent: () => true }, { turn: 10 });

  expect(effects[0]).toEqual(set(who, "immobileUntil", until));
  expect(effects[3]).toEqual(lost > 0 ? [stun(who, lost)] : [set(who, "immobileUntil", 0), say("You can move again.")]);
});

test("whoever takes the mod into a game that has begun is satisfied until turn 1300", () => {
  expect(given.hero()).toHave({ hungerLevel: 4, hungerTurn: 1300, immobileUntil: 0 });
});

test("the weak do not faint, and whoever lies there does not fall again", () => {
  const always = { percent: () => true, between: () => 5 };
  const lying = hero({ hungerLevel: 1, immobileUntil: 12 });

  expect(fainting(hero({ hungerLevel: 2 }), always, { turn: 10 })).toEqual([]);
  expect(fainting(lying, always, { turn: 10 })).toEqual([stun(lying, 1)]);
  expect(fainting(lying, always, { turn: 11 })).toEqual([set(lying, "immobileUntil", 0), say("You can move again.")]);
});

test.each([[1, 1], [5, 1], [6, 2], [9, 3]])("at level %s of experience every twelfth turn gives back up to %s hit points", (level, points) => {
  const who = facts.creature({ level, hitPoints: 5, maxHitPoints: 40 });

  expect(mending(who, most, { turn: 24 })).toEqual([heal(who, points)]);
  expect(mending(who, least, { turn: 24 })).toEqual([heal(who, 1)]);
  expect(mending(who, most, { turn: 25 })).toEqual([]);
});

test("whoever is whole needs nothing back, and hunger has no part in it", () => {
  expect(mending({ level: 9, hitPoints: 40, maxHitPoints: 40 }, most, { turn: 12 })).toEqual([]);
  expect(recovery.times(hero({ hungerLevel: 1 }))).toBe(1);
});

test("soup is two fifths of a meal", () => {
  dice.of("quaffing").lowest();
  expect(given.hero({ hungerLevel: 3, hungerTurn: 900 }).uses("quaff", "broth")).toHave({ hungerLevel: 4, hungerTurn: 900 + 360 });
});

test("nothing is said of the hero's end, but of all others", () => {
  const told = silent(() => "told");

  expect([told({ isHero: true }), told({ isHero: false })]).toEqual([[], "told"]);
});

test("the tombstone counts gold where there is gold, and nobody who has won has one", () => {
  const score = { points: 5, lines: ["as ever"] };
  const grave = tombstone(() => score);

  expect(grave({ won: false, cause: "a rat" }, { hero: { gold: 12 } }).lines).toEqual(["REST IN PEACE", "Rogue", "Killed by", "a rat.", "12 Au"]);
  expect(grave({ won: true, lived: true, cause: "" }, { hero: {} })).toEqual(score);
});

test("the food clock lays out some food, too", () => {
  const depth = 5;
  const weights = findable(guaranteedFood, depth);
  const rowsBefore = Object.keys(weights).indexOf("mango:some-food");
  dice.of("owedFood").fall(0, 1 + Object.values(weights).slice(0, rowsBefore).reduce((sum, weight) => sum + weight, 0), 100, 200, 300, 400, 500);
  dice.of("populating").lowest();
  given.depth(depth - 1);
  given.level(`
    ####
    #@>#
    ####`);
  const before = foodClock.dueBy(depth) - 1500;
  world.with({ foodLaid: before });
  world.hero.steps("east").descends();

  expect(world.meter("foodLaid")).toBe(before + 1500);
});

test("some food is as common as a ration", () => {
  expect(guaranteedFood["mango:some-food"]).toEqual(guaranteedFood.ration);
});
