// How a dog is named, led, fed, and remembered.
import { expect, facts, given, test, world } from "gnaw/test";
import { dogNames } from "./dog.js";
import { farewell } from "./graves.js";

const YARD = `
  ##########
  #@.......#
  #........#
  #........#
  ##########`;
const STAIRS = `
  ######
  #@.>.#
  #....#
  ######`;

const rex = (x, y, traits = {}) => world.spawn("dog", x, y).with({ dogName: "Rex", ...traits });
const apart = (one, other) => Math.max(Math.abs(one.at.x - other.at.x), Math.abs(one.at.y - other.at.y));
const told = (order) => world.hero.does("whistle").chooses(order);

test("at the beginning you give it a name, by which it is called", () => {
  given.game({ seed: 4 }).plays([]);
  world.hero.chooses("bella");

  expect(world.creature("dog").called).toBe("Bella");
  expect(world.creature("dog").dogName).toBe("Bella");
});

test("a dog keeps at your heel", () => {
  given.level(YARD);
  const dog = rex(8, 3);

  world.turns(6);
  expect(apart(dog, world.hero)).toBe(1);
});

test("it comes along over the stairs, the same that it was", () => {
  given.level(STAIRS);
  const dog = rex(2, 2, { hitPoints: 9, belly: 500 });

  world.hero.steps("east", "east").descends();
  expect(apart(dog, world.hero)).toBe(1);
  expect(dog).toHave({ dogName: "Rex", hitPoints: 9, belly: 497 });
});

test("told to stay it stays, and is there when you come back", () => {
  given.level(STAIRS);
  const dog = rex(2, 2);
  told("stay");
  world.hero.steps("east", "east");

  expect(dog).toBeAt(2, 2);
  world.hero.descends().ascends();
  expect(dog).toBeAt(2, 2);
});

test("told to come it follows again", () => {
  given.level(YARD);
  const dog = rex(8, 3);
  told("stay");
  told("come");

  world.turns(6);
  expect(apart(dog, world.hero)).toBe(1);
});

test.each([["come", true], ["hunt", false]])("told to %s it leaves a foe far from you alone: %s", (order, leaves) => {
  given.level(YARD);
  const dog = rex(2, 2);
  told(order);
  world.spawn("rat", 8, 3).with({ mood: "asleep" });

  world.turns(1);
  expect(apart(dog, world.hero) === 1 && dog.at.x <= 2).toBe(leaves);
});

test("it fights what comes near you", () => {
  given.level(YARD);
  rex(2, 2);
  const rat = world.spawn("rat", 3, 2).with({ hitPoints: 1, mood: "hunting", defense: -50 });

  world.turns(4);
  expect(rat.causeOfDeath).toBe("a blow from Rex");
});

test("a dog on guard strikes who comes near it", () => {
  given.level(YARD);
  rex(7, 2, { order: "stay" });
  const rat = world.spawn("rat", 8, 2).with({ hitPoints: 1, mood: "asleep", defense: -50 });

  world.turns(4);
  expect(rat.causeOfDeath).toBe("a blow from Rex");
});

test("what hunts you hunts your dog, too", () => {
  given.level(YARD);
  const dog = rex(7, 2);
  told("stay");
  world.spawn("rat", 8, 2).with({ mood: "hunting", attack: 100, defense: 100 });

  world.turns(2);
  expect(dog.hitPoints).toBeAtMost(17);
});

test("a meal fills and mends it", () => {
  given.level(YARD);
  const dog = rex(2, 1, { hitPoints: 5, belly: 100 });
  world.hero.uses("feed", "meat");

  expect(world).toHaveSaid("Rex wolfs down the piece of raw meat and wags its tail.");
  expect(dog).toHave({ hitPoints: 11, belly: 399 });
});

test("it whines before it has had enough, and then goes its own way until it is fed", () => {
  given.level(YARD);
  const dog = rex(2, 1, { belly: 201 });

  world.turns(1);
  expect(world).toHaveSaid("Rex whines and sniffs at your pack.");

  dog.with({ belly: 1 });
  world.turns(1);
  expect(world).toHaveSaid("Rex has had enough of hunger and goes its own way.");
  expect(world.hero.refusalOf("whistle")).toBe("You whistle. Nobody comes.");
});

test("where it lies is remembered", () => {
  given.level(YARD);
  rex(2, 1).with({ hitPoints: 0 });

  expect(world).toHaveSaid("Rex is dead. You will not forget that.");
  expect(world.meter("graves")).toEqual([{ name: "Rex", depth: 1 }]);
});

test.each(["rex", "bella", "bramble"])("it may be called %s", (id) => {
  given.game({ seed: 4 }).plays([]);
  world.hero.chooses(id);

  expect(world.creature("dog").dogName).toBe(dogNames[id].name);
});

test("the last page tells where dogs lie, and whether one was with you", () => {
  const page = (creatures) => farewell({ lines: ["You have died."] }, facts.world({ graves: [{ name: "Rex", depth: 2 }], creatures })).lines;
  const dog = (follows) => facts.creature({ kind: "hound:dog", dogName: "Bella", follows });

  expect(page([])).toEqual(["You have died.", "Rex lies at depth 2."]);
  expect(page([dog(facts.creature({ id: 1 }))])).toEqual(["You have died.", "Rex lies at depth 2.", "Bella was there to the last."]);
  expect(page([dog(undefined)])).toEqual(["You have died.", "Rex lies at depth 2.", "Bella is still down there."]);
});
