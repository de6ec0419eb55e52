// Charms: what each does, and how it wakes again.
import { expect, given, test, world } from "gnaw/test";

const bearing = (kind) => {
  given.level("#########\n#@......#\n#...<..>#\n#########");
  world.spawn("orc", 6, 1).with({ mood: "captive" });
  return given.hero({ hitPoints: 9, pack: { [`charm-of-${kind}`]: 1 } });
};

test("one closes wounds, and is cold then", () => {
  const hero = bearing("health").invokes("charm-of-health");

  expect(hero.hitPoints).toBeAtLeast(21);
  expect(() => hero.invokes("charm-of-health")).toFail("The hero cannot do that (use): The charm is cold. It wakes by itself, in time.");
});

test("whoever is well is asked before its charge is wasted, and not when there is none", () => {
  given.hero({ pack: { "charm-of-health": 1 } });

  expect(world.screen("v", "a")).toContain("charge would be wasted");
  world.hero.invokes("charm-of-health");
  expect(world.screen("v", "a")).not.toContain("charge would be wasted");
});

test.each([["stone", { shielded: 20 }], ["fear", {}], ["discord", {}]])("whoever would gain nothing by a charm of %s is asked before its charge is wasted", (kind, state) => {
  given.level("#####\n#@..#\n#####");
  given.hero({ pack: { [`charm-of-${kind}`]: 1 } }).with(state);

  expect(world.screen("v", "a")).toContain("charge would be wasted");
});

test("whoever sees a foe calls on a charm of fear unasked", () => {
  given.level("#######\n#@...o#\n#######", { o: "floor" });
  world.spawn("orc", 5, 1);
  given.hero({ pack: { "charm-of-fear": 1 } });

  expect(world.screen("v", "a")).not.toContain("charge would be wasted");
});

test("it wakes by itself", () => {
  const hero = bearing("stone").invokes("charm-of-stone");
  expect(hero.shielded).toBeAtLeast(7);

  world.turns(500);
  expect(hero.invokes("charm-of-stone").shielded).toBeAtLeast(7);
});

test("one makes foes run", () => {
  bearing("fear");
  world.creature("orc").with({ mood: "hunting" });
  world.hero.invokes("charm-of-fear");

  expect(world.creature("orc")).toHave({ mood: "fleeing" });
});

test("one confuses them", () => {
  bearing("discord");
  world.creature("orc").with({ mood: "hunting" });
  world.hero.invokes("charm-of-discord");

  expect(world.creature("orc").confused).toBeAtLeast(3);
});

test("one shows where the stairs are", () => {
  given.level("#########\n#@..#..>#\n#########");
  const hero = given.hero({ pack: { "charm-of-homing": 1 } });
  expect(world.knows(7, 1)).toBe(false);
  hero.invokes("charm-of-homing");

  expect(world.knows(7, 1)).toBe(true);
});

test("the page of a charm tells whether it can be called on", () => {
  const hero = given.hero({ hitPoints: 20, pack: { "charm-of-health": 1 } });
  const page = () => world.screen("i", "a").replace(/[\s│]+/g, " ");
  expect(page()).toContain("It holds its one charge, which comes back within 600 turns once it is used.");

  hero.uses("invoke", "charm-of-health");
  expect(page()).toContain("Its one charge is spent, and comes back within 600 turns.");
});
