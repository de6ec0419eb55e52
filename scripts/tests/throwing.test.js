// What a thrown potion teaches, and what does not fly.
import { kind, say, set, spend } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { throwing } from "../rules/throwing.js";

const you = facts.creature({ isHero: true, id: 1, hitPoints: 9, name: "you" });
const flask = facts.item({ id: 7, family: "potion", known: 0, kind: "poison", name: "potion of poison", onQuaff: () => [say("You are poisoned.")] });
const at = { x: 3, y: 3 };
const thrown = (struck, target = at) => throwing(you, "throw", flask, target, dice.showing(1), { creatureAt: () => struck, inView: () => struck?.isSeen ?? false });
const bursts = [say("The flask bursts.", { about: you }), spend(flask)];

test("one learns what a potion was by seeing whom it hits", () => {
  expect(thrown({ isSeen: true })).toEqual([...bursts, [[say("This is a potion of poison."), [set(kind("poison"), "known", 1)]], [say("You are poisoned.")], []]]);
  expect(thrown({ isSeen: false })).toEqual([...bursts, [[], [say("You are poisoned.")], []]]);
  expect(thrown(undefined)).toEqual([...bursts, [[], [], []]]);
});

test("what is thrown at nothing does not fly", () => {
  expect(throwing(you, "throw", flask, undefined, dice.showing(1), { creatureAt: () => undefined })).toEqual([]);
});

test.each([["dart", { ration: 1, dart: 3 }], ["arrow", { ration: 1, arrow: 2, bow: { worn: 1 } }]])("what is made to be thrown or can be shot stands first: %s", (kind, pack) => {
  given.level("########\n#@....r#\n########");
  given.hero({ pack });

  expect(world.screen("t")).toContain(`> b / ${pack[kind]} ${kind}s`);
});

test("what was thrown last is the first that is offered", () => {
  given.level("########\n#@....r#\n########");
  given.hero({ pack: { dagger: 1, ration: 3 } });

  expect(/> a .*dagger/.test(world.screen("t"))).toBe(true);
  expect(/> b .*ration/.test(world.screen("t", "b", "Enter", "t"))).toBe(true);
});

test.each([["dart", 3], ["arrow", 9]])("one key throws or shoots again at the nearest foe: %s", (kind, count) => {
  given.level("########\n#@.....#\n########");
  given.hero({ pack: { ration: 1, net: 1, [kind]: count, bow: { worn: 1 } } });
  world.spawn("rat", 6, 1).with({ hitPoints: 99, mood: "asleep" });
  world.screen("f", "f");

  expect(world.hero).toCarry(kind, count - 2);
});

test.each([
  ["what can be shot goes before all that is thrown", { dagger: 1, dart: 9, arrow: 1, bow: { worn: 1 } }, "You shoot an arrow"],
  ["arrows without a bow in hand stay where they are", { arrow: 20, bow: 1, dart: 2 }, "You throw a dart"],
  ["nets and pots are many seldom", { net: 1, "smoke-pot": 1, stone: 3 }, "You throw a stone"],
])("%s", (_what, pack, line) => {
  given.level("########\n#@.....#\n########");
  given.hero({ pack });
  world.spawn("rat", 6, 1).with({ hitPoints: 99, mood: "asleep" });

  expect(world.screen("f")).toContain(line);
});

test("what is not made to be thrown is thrown again after it was thrown once", () => {
  given.level("########\n#@....r#\n########");
  given.hero({ pack: { ration: 4 } });

  expect(world.screen("f")).toContain("You have nothing at hand to aim.");
  world.screen("t", "a", "Esc", "Esc", "Esc");
  expect(world.screen("f")).toContain("You have nothing at hand to aim.");
  expect(world.screen("t", "a", "Enter", "f")).toContain("Throw or shoot: 3 rations. Where?");
  world.screen("t", "a", "Enter", "f", "f");
  expect(world.hero).toCarry("ration", 1);
});

test.each([["stone", 6, 1], ["stone", 7, 0], ["dart", 8, 1]])("somebody who explores from column 1 fetches a %s in column %s: he has %s of it then", (kind, x, count) => {
  given.level("##########\n#@.......#\n##########");
  given.hero({ pack: { [kind]: 0 } });
  world.lay(kind, x, 1);

  expect(world.hero.explores()).toCarry(kind, count);
});

test("whoever fetches something better takes the stones that lie with it", () => {
  given.level("##########\n#@.......#\n##########");
  world.lay("stone", 8, 1);
  world.lay("dart", 8, 1);

  expect(world.hero.explores()).toCarry("stone", 1);
});

test("a stone behind a wall is as far as the way to it", () => {
  given.level("#########\n#@......#\n#######.#\n#.......#\n#########");
  world.lay("stone", 1, 3);
  given.hero({ pack: { mapping: 1 } }).uses("read", "mapping");

  expect(world.hero.explores()).toBeAt(1, 1);
});

test("a test says at what something is thrown", () => {
  const hero = given.hero({ pack: { dart: 1 } });

  expect(() => hero.throws("dart")).toFail("The verb throw is aimed, as its key asks in play: say at what.");
});

test("nobody throws away what the whole way was for", () => {
  given.hero({ pack: { horn: 1 } });

  expect(world.screen("t")).toContain("You have nothing to throw.");
});
