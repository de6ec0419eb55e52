// What hard work costs, what a meal does besides, and what bats leave.
import { actions, items, kill, say, set } from "gnaw";
import { expect, facts, given, test, world } from "gnaw/test";
import { deathLines } from "base/rules/death.js";
import { recovery } from "base/rules/healing.js";
import { hunger } from "base/rules/hunger.js";
import { energyBar, living } from "./energy.js";

const hero = (energy) => facts.creature({ isHero: true, hitPoints: 9, energy, maxEnergy: 1000 });

test.each([[2, true], [3, false]])("whoever pays with %s energy dies of it: %s", (energy, dies) => {
  const who = hero(energy);
  const end = dies ? [say("player dies because of starvation.", "bad"), kill(who, "starvation")] : [];

  expect(living(who, { id: "wait" })).toEqual([set(who, "energy", energy - 2), end]);
});

test("no action of the game is hard work, and what is no action is none either", () => {
  const who = hero(1000);

  expect(Object.values(actions).filter((action) => action.energy !== undefined)).toEqual([]);
  expect(living(who, { id: "daydream" })).toEqual([set(who, "energy", 998), []]);
});

test("bat meat gives 750, or 375 turns, as other food does by its turns", () => {
  expect(given.hero({ energy: 100 }).eats("bat-meat")).toHave({ energy: 850 });
  expect(given.hero({ energy: 100 }).eats("toad-leg")).toHave({ energy: 800 });
  expect(items["zircon-energy:bat-meat"].nutrition).toBe(375);
});

test("what food does besides, it does here, too", () => {
  expect(given.hero({ hitPoints: 10 }).eats("honeycomb")).toHave({ hitPoints: 18 });
});

test("the body can learn to store more", () => {
  expect(given.hero({ energy: 1000, maxEnergy: 1500 }).eats("bat-meat")).toHave({ energy: 1500 });
});

test.each([[1000, 500], [3, 1.5]])("%s energy will do for %s key presses", (energy, presses) => {
  expect(hunger.left(hero(energy))).toBe(presses);
});

test("whoever has no energy left has none to give", () => {
  given.level("####\n#@_#\n####");
  expect(given.hero({ energy: 802 }).steps("east").does("pray")).toHave({ energy: 798, attack: 2 });
});

test("soup gives energy for its turns, no more than the body holds", () => {
  const who = given.hero({ energy: 100, maxEnergy: 1400 });
  expect(who.uses("quaff", "broth")).toHave({ energy: 100 + 1200 - 2 });
  expect(who.uses("quaff", "broth")).toHave({ energy: 1400 - 2 });
});

test.each([[251, "food"], [250, "bad"]])("at %s of 1000 the bar is of the tone %s", (energy, tone) => {
  expect(energyBar(hero(energy), facts.world({}))).toEqual([{ bar: "Hunger", value: energy, max: 1000, tone, text: "" }]);
});

test.each([
  ["the hero's starving was told already", { isHero: true }, "starvation", []],
  ["his other deaths are told", { isHero: true }, "a rat", ["You die of a rat."]],
  ["so is the starving of others", { isHero: false, name: "rat" }, "starvation", ["The rat dies."]],
])("%s", (_what, victim, cause, lines) => {
  expect(deathLines(victim, undefined, cause).map(({ text }) => text)).toEqual(lines);
});

test("a bat that dies drops one piece of meat, not two", () => {
  given.level(`
    #####
    #@..#
    #####`);
  world.spawn("bat", 2, 1).with({ hitPoints: 0 });
  world.hero.waits().steps("east").picksUp();

  expect(world.hero).toCarry("bat-meat", 1);
});

test("nothing heals, so nobody waits for it", () => {
  expect(recovery.times({})).toBe(0);
});
