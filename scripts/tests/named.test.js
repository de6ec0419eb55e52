// Those who have a name: every game has one of each pool, in its own place, and each asks for an answer of its own.
import { creatures } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { planning } from "../content/levels.js";
import { vaults } from "../content/vaults.js";
import { bossAt, bosses } from "../rules/bosses.js";
import { drawnFrom, pooled } from "../rules/pools.js";
import { forms } from "../rules/words.js";

const plan = /** @type {Function} */ (planning);
const here = { x: 1, y: 1 };
const level = { free: () => here, marks: () => [] };
/** Dice by which the lot falls on somebody, if he is among those who may wait there. */
const drawing = (id) => ({ percent: () => false, shuffle: (ids) => (ids.includes(id) ? [id] : ids) });
const lairOf = (owner) => Object.keys(vaults).filter((id) => vaults[id].owner === owner);
const named = Object.entries(bosses);

test.each(named)("%s waits at its depth, asleep and in company, and is told of", (id, { depth, company, line }) => {
  const effects = bossAt(Math.ceil(depth), level, drawing(id), {}).flat(9);

  expect(effects.filter(({ effect }) => effect === "spawn").map(({ kind, at, meters }) => [kind, at, meters.mood])).toEqual([id, ...company].map((kind) => [kind, here, "asleep"]));
  expect(effects.at(-1).text).toEqual(line);
  expect(bossAt(Math.ceil(depth) + 1, level, drawing(id), {}).flat(9).map(({ kind }) => kind)).not.toContain(id);
});

test.each(named)("%s has a place of its own at that depth, and waits in it whatever the lot says", (id, { depth }) => {
  const [lair, ...more] = lairOf(id);
  const [spawned] = bossAt(Math.ceil(depth), { ...level, marks: (name) => (name === id ? [{ x: 7, y: 7 }] : []) }, drawing("nobody"), {}).flat(9);

  expect(more).toEqual([]);
  expect(vaults[lair].from).toBe(depth);
  expect(plan(Math.ceil(depth), drawing(lair)).vaults.map(({ name }) => name)).toContain(lair);
  expect([spawned.kind, spawned.at]).toEqual([id, { x: 7, y: 7 }]);
});

const HIS = { he: "he", him: "he", his: "he", she: "she", her: "she", hers: "she" };
const alone = Object.entries(creatures).filter(([, row]) => row.isUnique).map(([, row]) => row);

test.each(alone)("$name is spoken of everywhere as in its own words", (row) => {
  const [word] = /** @type {string} */ (row.doc).toLowerCase().match(/\b(he|him|his|she|her|hers)\b/) ?? ["none"];

  expect(forms.it(row)).toBe(HIS[word] ?? "it");
});

test.each([2, 3, 5])("on depth %s three or more may wait, of whom one does, in one place", (depth) => {
  const pool = named.filter(([, row]) => Math.ceil(row.depth) === depth).map(([id]) => id);
  const built = plan(depth, drawing("nobody")).vaults.filter(({ name }) => vaults[name].owner !== undefined);

  expect(pool.length).toBeAtLeast(3);
  expect(built.length).toBe(1);
  expect(bossAt(depth, level, drawing("nobody"), {}).flat(9).filter(({ kind }) => pool.some((id) => id === kind)).map(({ kind }) => kind)).toEqual([pool[0]]);
});

test("where there is no room nobody waits, and nothing is told", () => {
  expect(bossAt(2, { ...level, free: () => undefined }, drawing("magpie"), {})).toEqual([[]]);
});

test("each has a gift: what it carries, or what lies in its place", () => {
  const withNothing = named.filter(([id]) => (creatures[id].carries ?? []).length === 0 && !vaults[lairOf(id)[0]].drawing.includes("!"));

  expect(withNothing).toEqual([]);
});

test("ids make pools by what is answered for them, and a pool of one throws no dice", () => {
  expect(pooled(["a", "bb", "c"], (id) => id.length)).toEqual([["a", "c"], ["bb"]]);
  expect(drawnFrom(["a"], undefined)).toBe("a");
  expect(drawnFrom(["a", "b"], { shuffle: (ids) => [...ids].reverse() })).toBe("b");
});

/** The hero in the west of a hall, and somebody who hunts him. */
const facing = (kind, apart, hall = "#@..........#") => {
  given.level(`
    #############
    ${hall}
    #...........#
    #############`);
  dice.lowest();
  dice.of("moodSwings").highest();
  given.hero({ hitPoints: 90, maxHitPoints: 90 });
  return world.spawn(kind, 1 + apart, 1).with({ mood: "hunting" });
};

test("the Blind Bellringer wakes all when he hears steps", () => {
  facing("bellringer", 6);
  const rat = world.spawn("rat", 11, 2).with({ mood: "asleep" });
  world.hero.steps("south");

  expect(world).toHaveSaid("The Blind Bellringer tolls a bell. The dungeon hears it.");
  expect(rat).toHave({ mood: "hunting" });
});

test("he does not hear whoever stands still, and rings for nobody", () => {
  facing("bellringer", 6);
  const rat = world.spawn("rat", 11, 2).with({ mood: "asleep" });
  dice.of("hearing").highest();
  world.hero.waits();
  world.hero.waits();

  expect(world).not.toHaveSaid("The Blind Bellringer tolls a bell. The dungeon hears it.");
  expect(rat).toHave({ mood: "asleep" });
});

test("the Magpie King takes something and runs", () => {
  const king = facing("magpie", 1);
  world.hero.with({ pack: { mango: 1 } });
  world.turns(1);

  expect(world).toHaveSaid("The Magpie King steals your mango and runs.");
  expect(king).toHave({ mood: "fleeing" });
});

test("the Candle Snuffer puts out what one sees by", () => {
  facing("snuffer", 3);
  world.turns(1);

  expect(world).toHaveSaid("The Candle Snuffer blows, and all is dark around you.");
  expect(world.hero.blind > 0).toBe(true);
});

test("while the Houndsman whistles, his hounds are twice as fast, and he keeps back", () => {
  const houndsman = facing("houndsman", 6);
  const jackal = world.spawn("jackal", 9, 2).with({ mood: "hunting" });
  world.turns(1);

  expect(world).toHaveSaid("The Houndsman whistles, and claws scrabble faster.");
  expect(jackal.hasted > 0).toBe(true);
  expect(houndsman).toBeAt(7, 1);
});

test("the Poacher throws what he has from where he stands", () => {
  const poacher = facing("poacher", 6);
  world.turns(1);

  expect(world).toHaveSaid("The Poacher throws a javelin at you.");
  expect(poacher).toBeAt(7, 1);
});

test("the Drowned Angler draws his prey to the water, and does not leave it", () => {
  const angler = facing("angler", 4, "#@..wwww....#".replaceAll("w", "≈"));
  world.turns(1);

  expect(world).toHaveSaid("A hook at the end of a line: the Drowned Angler draws you near.");
  expect(world.hero).toBeAt(4, 1);
  expect(angler).toBeAt(5, 1);
});

test("Mother Leaven rises again, and what she holds goes nowhere", () => {
  const mother = facing("leaven", 1).with({ hitPoints: 20, speed: 100 });
  world.turns(1);

  expect(mother).toHave({ hitPoints: 22 });
  expect(world.hero.held > 0).toBe(true);
});

test("the Larder Cat is there, bites, and is gone", () => {
  const cat = facing("larderCat", 6);
  world.turns(1);
  expect(world).toHaveSaid("The Larder Cat is there, all at once.");
  expect(cat.at.x).toBe(2);

  world.turns(1);
  expect(cat.at.x).toBeAtLeast(4);
});

test.each([
  ["ratMother", 2, 5, "Rat Mother"], ["bellringer", 2, 2, "Blind Bellringer"], ["magpie", 2, 1, "Magpie King"], ["snuffer", 2, 3, "Candle Snuffer"],
  ["cook", 3, 11, "Mad Cook"], ["poacher", 3, 2, "Poacher"], ["angler", 3, 3, "Drowned Angler"], ["houndsman", 3, 1, "Houndsman"],
  ["tollKeeper", 5, 2, "Toll Keeper"], ["leaven", 5, 3, "Mother Leaven"], ["larderCat", 5, 1, "Larder Cat"],
])("%s is on depth %s of dungeon %s, where the level tells of the %s", (id, depth, seed, name) => {
  dice.seeded(seed);
  given.depth(depth - 1);
  given.level("####\n#@>#\n####");
  world.hero.steps("east").descends();

  expect(world.creature(id).called).toContain(name);
  expect(world).toHaveSaid(bosses[id].line);
});
