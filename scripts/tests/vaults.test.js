// Drawn rooms: that each can be built, and what lies in them.
import { tiles } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { legend } from "../content/levels.js";
import { lettersOf, places } from "../content/legend.js";
import { stock } from "../content/stock.js";
import { vaults } from "../content/vaults.js";
import { stocking } from "../rules/stocking.js";

const MARKS = { "!": "treasure", C: "choice", c: "captive", m: "guard", K: "throne", ...places };
const tileOf = (id, letter) => ({ ...legend, ...vaults[id].tiles })[letter] ?? (letter in { ...MARKS, ...vaults[id].marks } ? "floor" : undefined);
const cellsOf = (id) => vaults[id].drawing.split("\n").flatMap((row, y) => [...row].map((letter, x) => ({ x, y, letter, tile: tileOf(id, letter) }))).filter(({ letter }) => letter !== " ");
const isWalkable = ({ tile }) => tiles[tile].passable;

test("there are forty and more", () => {
  expect(Object.keys(vaults).length).toBeAtLeast(40);
});

test.each(Object.keys(vaults))("every letter of %s means something", (id) => {
  expect(cellsOf(id).filter(({ tile }) => tile === undefined)).toEqual([]);
});

test.each(Object.keys(vaults))("one can walk through all of %s by straight steps", (id) => {
  const ground = cellsOf(id).filter(isWalkable);
  const key = ({ x, y }) => `${x},${y}`;
  const left = new Map(ground.map((cell) => [key(cell), cell]));
  const open = [ground[0]];
  left.delete(key(ground[0]));
  while (open.length > 0) {
    const { x, y } = open.pop();
    for (const near of [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]].map((at) => at.join(","))) {
      if (left.has(near)) open.push(left.get(near));
      left.delete(near);
    }
  }

  expect([...left.keys()]).toEqual([]);
});

test("where there is a lock, a gate or a lever, there is the other half of it", () => {
  for (const [id, row] of Object.entries(vaults)) {
    expect([id, row.drawing.includes("G")]).toEqual([id, row.drawing.includes("L")]);
  }
});

test("no two of a room's places hold the same, and each holds what its depth allows", () => {
  const spots = [1, 2, 3, 4].map((x) => ({ x, y: 1 }));
  const shelved = (name, depth) => stocking(undefined, { isNew: true, depth, marks: (one) => (one === name ? spots : []) }, /** @type {any} */ ({ shuffle: (list) => list }), facts.world({}))
    .flat(9).filter((one) => one.effect === "lay").map((one) => one.kind);

  for (const name of ["bottle", "book", "ware"]) expect(new Set(shelved(name, 1)).size).toBe(4);
  for (const name of Object.keys(stock)) expect(shelved(name, 1).every((kind) => stock[name].kinds[kind] === 1)).toBe(true);
});

test("a level that one knows is not stocked again", () => {
  expect(stocking(undefined, { isNew: false }, dice.showing(1), facts.world({}))).toEqual([]);
});

test("a pantry has one meal, as far as luck allows, and a den its horde", () => {
  const level = (name) => ({ isNew: true, depth: 3, marks: (one) => (one === name ? [{ x: 1, y: 1 }, { x: 2, y: 1 }] : []) });
  const made = (name, foodLaid) => stocking(undefined, level(name), /** @type {any} */ ({ pick: (weights) => Object.keys(weights)[0], percent: () => false, roll: () => 0, shuffle: (list) => list }), facts.world({ depth: 8, foodLaid }))
    .flat(9).map((one) => one.kind).filter(Boolean);

  expect([made("meal", 0), made("meal", 9000)]).toEqual([["ration"], []]);
  expect(made("horde", 0).length).toBe(2);
});

/** So many that every drawn room is built on one of these levels, whatever else the dungeons hold. */
const LEVELS = Array.from({ length: 9 }, (_, n) => n + 1).flatMap((depth) => Array.from({ length: 10 }, (_, n) => n).map((dungeon) => [depth, 40 + depth + 100 * dungeon]));

test.each(LEVELS)("level %s of dungeon %s with its drawn rooms is dug and filled", (depth, dungeon) => {
  dice.seeded(dungeon);
  given.depth(depth);
  given.level("####\n#@>#\n####");
  world.hero.steps("east").descends();

  expect(world.screen()).toContain(`Depth ${depth + 1}`);
});

test("a letter of a room's own no longer stands for what it usually does", () => {
  const usual = { tiles: { n: "net-trap", B: "brazier" }, marks: { m: "guard" } };

  expect(lettersOf({ marks: { n: "nurses", B: "lair" } }, usual)).toEqual({ tiles: {}, marks: { m: "guard", n: "nurses", B: "lair" } });
  expect(lettersOf({ tiles: { m: "moss" } }, usual)).toEqual({ tiles: { n: "net-trap", B: "brazier", m: "moss" }, marks: {} });
  expect(lettersOf({ tiles: { n: "moss" }, marks: { n: "nurses" } }, usual)).toEqual({ tiles: { n: "moss", B: "brazier" }, marks: { m: "guard", n: "nurses" } });
});
