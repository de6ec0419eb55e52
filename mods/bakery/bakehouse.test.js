// What stands in the bakehouse, what sticks there, and what comes out of the oven.
import { creatures, heal, interrupt, items, lay, say, spawn, stun } from "gnaw";
import { dice, expect, facts, test } from "gnaw/test";
import { themes } from "base/content/levels.js";
import { furnishing } from "./house.js";
import { baking } from "./ovens.js";

const dough = facts.creature({ isHero: false, name: "risen dough", hitPoints: 40 });
const you = (traits = {}) => facts.creature({ isHero: true, name: "you", hitPoints: 9, paralysed: 0, ...traits });
const struck = (defender, shown) => creatures["bakery:dough"].onHit(dough, defender, dice.showing(shown), facts.world({}));

test("one blow in four sticks for a turn, and not twice", () => {
  const stuck = [stun(you(), 1), say("You stick to the risen dough.", { about: dough, tone: "warn" }), interrupt()];

  expect(struck(you(), 25)).toEqual(stuck);
  expect(struck(you(), 26)).toEqual([]);
  expect(struck(you({ paralysed: 1 }), 1)).toEqual([]);
});

test("warm bread heals a little", () => {
  const who = you();

  expect(items["bakery:warm-bread"].onEat(who, dice.showing(1), facts.world({}))).toEqual([heal(who, 3)]);
});

const [shelf, trough, baker] = [{ x: 1, y: 1 }, { x: 2, y: 2 }, { x: 3, y: 3 }];
const level = (isNew) => ({ isNew, marks: (name) => ({ shelf: [shelf], trough: [trough], baker: [baker] })[name] });

test.each([[60, [lay("warm-bread", shelf)]], [61, []]])("a die that shows %s lays on a shelf %s; dough and baker sleep", (shown, laid) => {
  expect(furnishing(undefined, level(true), dice.showing(shown))).toEqual([
    laid, [spawn("dough", trough, { mood: "asleep" })], [spawn("baker", baker, { mood: "asleep" })],
  ]);
});

test("a bakehouse that one knows is not furnished again", () => {
  expect(furnishing(undefined, level(false), dice.showing(1))).toEqual([]);
});

test("whoever does something else at an oven bakes nothing", () => {
  expect(baking(you({ pack: [{ id: 1, kind: "meat", count: 1 }] }), "pray")).toEqual([]);
});

test.each([
  ["dough", { hitPoints: 40, attack: 5, defense: 0, damage: "1d6", speed: 50, leaves: { "bakery:warm-bread": 100 } }],
  ["baker", { hitPoints: 45, attack: 9, defense: 5, damage: "2d5+1", speed: undefined, leaves: { waybread: 100 } }],
])("the %s is made of %s", (id, made) => {
  const row = creatures[`bakery:${id}`];

  expect(Object.fromEntries(Object.keys(made).map((cell) => [cell, row[cell]]))).toEqual(made);
});

test("a roast feeds for 800 turns, warm bread for 600; raw meat does not feed half as well", () => {
  expect(["bakery:roast", "bakery:warm-bread"].map((kind) => items[kind].nutrition)).toEqual([800, 600]);
  expect(items.meat.nutrition).toBeAtMost(400);
});

test("five patches of flour, each nine cells across, lie on the floors", () => {
  expect(themes["bakery:bakery"].lakes).toEqual([{ tile: "flour", wreath: "flour", howMany: 5, size: 9 }]);
});
