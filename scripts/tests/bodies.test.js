// What holds, stings, rusts, regrows, and who lives where.
import { creatures } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { habitats, inhabitants } from "../rules/habitats.js";
import { horde } from "../rules/hordes.js";

const ROOM = `
  ######
  #@...#
  #....#
  ######`;

test("whoever is held struggles in place of a step, and is free the sooner", () => {
  given.level(ROOM);
  const hero = given.hero({ held: 4 }).steps("east");
  expect(hero).toBeAt(1, 1);
  expect(hero).toHave({ held: 2 });
  expect(world).toHaveSaid("You struggle.");

  hero.steps("east").steps("east");
  expect(hero).toBeAt(2, 1);
});

test("whoever is held strikes all the same", () => {
  given.level(ROOM);
  dice.of("blows").lowest();
  given.hero({ held: 4 });
  world.spawn("beetle", 2, 1);
  world.hero.steps("east");

  expect(world).toHaveSaid("You hit the stag beetle for 2.");
});

test("creatures are held, too", () => {
  given.level(ROOM);
  dice.of("moodSwings").highest();
  const orc = world.spawn("orc", 4, 1).with({ mood: "hunting", held: 9 });
  world.turns(1);

  expect(orc).toBeAt(4, 1);
});

/** The hero strikes somebody who is awake; dice show their lowest side. */
const striking = (kind, pack = {}) => {
  given.level(ROOM);
  dice.lowest();
  dice.of("hearing").highest();
  const hero = given.hero({ hitPoints: 50, maxHitPoints: 50, defense: 90, attack: 2, pack });
  world.spawn(kind, 2, 1).with({ mood: "wandering" });
  return hero;
};

test("spines sting whoever strikes by hand", () => {
  const hero = striking("thornback");
  hero.attacks(world.creature("thornback"));

  expect(/^Spines of the thornback sting you for [1-4]\.$/.test(world.said[0])).toBe(true);
  expect(hero.with({}).at.x).toBe(1);
});

test("spines do not reach whoever throws", () => {
  striking("thornback", { dart: 1 }).uses("throw", "dart", { x: 2, y: 1 });

  expect(world.said.some((line) => line.startsWith("Spines of the thornback"))).toBe(false);
});

test("an eye holds the gaze of whoever strikes it", () => {
  const hero = striking("gazer");
  hero.attacks(world.creature("gazer"));

  expect(world).toHaveSaid("You meet the gaze of the gazing eye, and cannot look away.");
  expect(hero.paralysed > 0).toBe(true);
});

test("an eye that sleeps does not", () => {
  const hero = striking("gazer");
  hero.attacks(world.creature("gazer").with({ mood: "asleep", hitPoints: 90 }));

  expect(hero).toBeParalysedFor(0);
});

test("iron rusts that touches a rust jelly, but not for ever, and fists do not", () => {
  const hero = striking("rustJelly", { mace: 1 });
  hero.attacks(world.creature("rustJelly"));
  expect(world).not.toHaveSaid("Rust eats at your mace.");

  hero.uses("wear", "mace");
  for (let blow = 1; blow <= 4; blow++) hero.attacks(world.creature("rustJelly").with({ hitPoints: 40 }));
  expect(world).not.toHaveSaid("Rust eats at your mace.");
  expect(world.screen("i")).toContain("a -3 mace (in hand)");
});

test("dough rises again, but not above its measure", () => {
  given.level(ROOM);
  const dough = world.spawn("doughGolem", 4, 1).with({ mood: "asleep", hitPoints: 55 });
  world.turns(1);
  expect(dough).toHave({ hitPoints: 57 });

  world.turns(2);
  expect(dough).toHave({ hitPoints: 60 });
});

test("a leech drinks and clings", () => {
  given.level(ROOM);
  dice.of("blows").lowest();
  const hero = given.hero({ defense: 0 });
  const leech = world.spawn("leech", 2, 1).with({ mood: "hunting", speed: 100, hitPoints: 5 });
  hero.waits();

  expect(hero).toHave({ held: 1 });
  expect(leech).toHave({ hitPoints: 8 });
  expect(world).toHaveSaid("The cave leech clings to you.");
});

const calm = { percent: () => false, roll: () => 1, pick: () => "chief" };

test("a chief brings those whom it leads", () => {
  const kinds = horde(5, { x: 1, y: 1 }, "asleep", calm).map((one) => one.kind);

  expect(kinds).toEqual(["chief", "goblin", "archer", "mystic"]);
});

test("whom a chief leads wakes with it", () => {
  given.level(ROOM);
  dice.of("hearing").lowest();
  world.spawn("chief", 3, 1).with({ mood: "asleep" });
  const goblin = world.spawn("goblin", 4, 2).with({ mood: "asleep" });
  world.turns(1);

  expect(goblin).toHave({ mood: "hunting" });
});

const water = (cells) => ({ depth: creatures.eel.from, tiles: () => Array(cells).fill({ x: 3, y: 3 }) });
const likely = { percent: () => true, pick: (list) => list[0] };

test.each([
  ["where there is water enough", creatures.eel.from, habitats.leastCells, likely, 1],
  ["not in a puddle", creatures.eel.from, habitats.leastCells - 1, likely, 0],
  ["not above its depths", creatures.eel.from - 1, 90, likely, 0],
  ["not below them", creatures.eel.to + 1, 90, likely, 0],
  ["not always", creatures.eel.from, 90, { ...likely, percent: () => false }, 0],
])("an eel lives %s", (_where, depth, cells, dice, count) => {
  expect(inhabitants({ ...water(cells), depth }, dice).flat().length).toBe(count);
});
