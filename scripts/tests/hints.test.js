// What a newcomer is told.
import { hint, set } from "gnaw";
import { expect, facts, given, test, world } from "gnaw/test";
import { hinting } from "../rules/hints.js";

const hero = { itemsHere: [], foesInView: [], pack: [], hitPoints: 24, maxHitPoints: 40, hungerState: 1, ground: facts.tile({ kind: "floor" }) };
const untold = { toldOfThings: 0, toldOfFoes: 0, toldOfWater: 0, toldOfWounds: 0, toldOfHunger: 0, toldOfUnknown: 0, toldOfStairs: 0 };
const told = (traits) => hinting(facts.creature({ ...hero, ...untold, ...traits })).map(([, { text }]) => text.slice(0, 21));

test("a hint is given once", () => {
  const who = facts.creature({ ...hero, ...untold, itemsHere: [{}] });

  expect(hinting(who)).toEqual([[set(who, "toldOfThings", 1), hint("Press {key.pickUp} to pick up what you stand on; {key.explore} does it by itself.")]]);
  expect(hinting({ ...who, toldOfThings: 1 })).toEqual([]);
});

test.each([
  ["nothing matters", {}, []],
  ["one stands on a thing", { itemsHere: [{}] }, ["Press {key.pickUp} to"]],
  ["one stands on a ware", { itemsHere: [{}], ground: facts.tile({ kind: "stall", display: true }) }, []],
  ["an enemy is in view", { foesInView: [{}] }, ["Walk into an enemy to"]],
  ["one swims", { foesInView: [{ swims: 1 }], toldOfFoes: 1 }, ["What swims cannot lea"]],
  ["one swims and strikes from afar", { foesInView: [{ swims: 1, power: "hook" }], toldOfFoes: 1 }, []],
  ["one is wounded", { hitPoints: 23 }, ["Wounds heal by themse"]],
  ["one is wounded in a fight", { hitPoints: 23, foesInView: [{}], toldOfFoes: 1 }, []],
  ["no meal is wasted", { hungerState: 2, pack: [{ nutrition: 1500 }] }, ["Press {key.verb.eat} "]],
  ["one is hungry and has nothing to eat", { hungerState: 2, pack: [{ family: "weapon" }] }, []],
  ["one has to eat and is not hungry", { hungerState: 1, pack: [{ nutrition: 1500 }] }, []],
  ["one carries something unknown", { pack: [{ family: "potion", known: 0 }] }, ["Press {key.verb.quaff"]],
  ["one carries what is neither drunk nor read", { pack: [{ family: "wand", known: 0 }] }, []],
  ["one stands on stairs", { ground: { kind: "stairs-down" } }, ["Press {key.action.des"]],
])("when %s", (_when, traits, hints) => {
  expect(told(traits)).toEqual(hints);
});

test("whoever walks into a wall is told so until the next key, and reads nothing of it later", () => {
  given.level("#####\n#@..#\n#####");

  expect(world.screen("h")).toContain("There is no way.");
  expect(world.screen("l")).not.toContain("There is no way.");
  expect(world.said).not.toContain("There is no way.");
});

test("whoever is refused because of somebody in view is told which keys help", () => {
  given.level("#######\n#@...k#\n#######", { k: "kobold" });

  expect(world.screen("o")).toContain("Not while a kobold is in view. Tab fights, x looks.");
});
