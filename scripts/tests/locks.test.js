// Locked doors, their keys, and where these are.
import { dice as falling, expect, facts, given, test, world } from "gnaw/test";
import { asKey, returning } from "../rules/keyrings.js";
import { locking, opening, unlocking } from "../rules/locks.js";

const DOOR = "#####\n#@X.#\n#####";
const locked = (pack) => {
  given.level(DOOR, { X: "locked-door" });
  return given.hero({ pack });
};

test("whoever has the key opens the door by walking into it, and the key is spent", () => {
  const hero = locked({ key: 1 }).steps("east");

  expect(world).toHaveSaid("The key turns, and breaks off.");
  expect(hero).toCarry("key", 0);
  expect(hero.steps("east")).toBeAt(2, 1);
});

test("whoever has none is told so, and no time passes", () => {
  const hero = locked({});
  const { turn } = world;

  expect(() => hero.steps("east")).toFail("The hero cannot do that (step): It is locked. Find its key, or search here until it gives way.");
  expect(world.turn).toBe(turn);
});

test("the list of what was seen tells how far a locked door is, and somebody who goes there opens it himself", () => {
  given.level("#######\n#..@.X#\n#######", { X: "locked-door" });
  expect(world.screen("G")).toContain("+ locked door  2 steps");
  const onward = () => world.screen("G", "l", "o", "c", "k", "Enter");
  onward();
  expect(world.hero).toBeAt(4, 1);
  expect(onward()).toContain("You would not go there by yourself: take a single step.");
});

test.each([["locked-door", "open-door"], ["portcullis", "floor"]])("searching beside a %s, one gets it open in the end", (shut, open) => {
  given.level(DOOR, { X: shut });
  falling.of("forcing").fall(2, 1);
  world.hero.does("search");
  expect(world).toHold(`world.tileAt({ x: 2, y: 1 }).kind === "${shut}"`);

  world.hero.does("search");
  expect(world).toHold(`world.tileAt({ x: 2, y: 1 }).kind === "${open}"`);
  expect(world).toHaveSaid("It gives way at last.");
});

const dice = /** @type {any} */ ({ percent: () => false, pick: (weights) => Object.keys(weights)[0], roll: () => 0 });
const level = (marked, isNew = true) => ({ isNew, depth: 3, width: 30, height: 30, marks: (name) => marked[name] ?? [], free: () => ({ x: 9, y: 9 }) });
const dry = facts.world({ around: () => [], tileAt: () => ({ kind: "floor" }) });
const done = (marked, isNew) => locking(undefined, level(marked, isNew), dice, dry).flat(9).map((one) => [one.effect, one.tile ?? one.kind, one.at.x]);
const [one, two] = [{ x: 1, y: 1 }, { x: 2, y: 2 }];

test("the key to a lock lies on a plinth in a room of its own, if there is one", () => {
  expect(done({ lock: [one], key: [two] })).toEqual([["becomeTile", "plinth", 2], ["lay", "key", 2], ["becomeTile", "locked-door", 1]]);
});

test("such a room without a lock holds something else: every key has a door", () => {
  const [[, plinth, keyed], [, , found]] = [done({ lock: [one], key: [two] }), done({ key: [two] })].map((all) => ["", ...all.map(([, what]) => what)]);

  expect([plinth, keyed, found === "key"]).toEqual(["plinth", "key", false]);
});

test.each([
  ["it lies elsewhere", [{ x: 8, y: 8 }, { x: 5, y: 5 }], 5],
  ["it lies there all the same, where there is nothing else", Array.from({ length: 20 }, () => ({ x: 8, y: 8 })), 8],
])("where a key would lie on an island, %s", (_where, places, x) => {
  const left = [...places];
  const wet = /** @type {any} */ ({ around: ({ x: column }) => [column], tileAt: (column) => ({ kind: column === 8 ? "water" : "floor" }) });
  const laid = locking(undefined, { ...level({ lock: [one] }), free: () => left.shift() }, dice, wet).flat(9).filter(({ effect }) => effect === "lay");

  expect(laid.map(({ at }) => at.x)).toEqual([x]);
});

const lock = (over = {}) => ({ depth: 3, place: "", x: 2, y: 1, where: "north-west", homeX: 7, homeY: 8, ...over });
const key = (over) => facts.item({ kind: "key", opens: [lock(over)] });
const anyKey = facts.item({ kind: "key", opens: [] });
const bearer = (...pack) => facts.creature({ at: { x: 1, y: 1 }, pack });
const before = facts.world({ next: () => ({ x: 2, y: 1 }), tileAt: () => ({ kind: "locked-door" }) });
const step = /** @type {any} */ ({ id: "step", direction: "east" });

test("a key opens its own door, and no other", () => {
  const refused = (...pack) => /** @type {any} */ (unlocking(bearer(...pack), step, before)).why;

  expect(refused()).toBe("It is locked. Find its key, or search here until it gives way.");
  expect(refused(key({ x: 9 }))).toBe("It is locked, and your key is not its own. Find that, or search here until it gives way.");
  expect(refused(key({ x: 9 }), key())).toBe(undefined);
  expect(opening(bearer(key({ x: 9 })), /** @type {any} */ ({ at: { x: 2, y: 1 } }))).toEqual([]);
  expect(opening(bearer(key()), /** @type {any} */ ({}))).toEqual([]);
});

test.each([[1, 1, "north-west"], [15, 1, "north"], [29, 12, "east"], [15, 15, "middle"], [3, 29, "south-west"]])("a lock at %s,%s is in the %s of a level of 30 by 30", (x, y, where) => {
  const [laid] = /** @type {any} */ (locking(undefined, level({ lock: [{ x, y }] }), dice, dry)).flat(9).filter((effect) => effect.effect === "lay");

  expect(laid.meters.opens).toEqual([{ depth: 3, place: "", x, y, where, homeX: 9, homeY: 9 }]);
});

test("a key says where its door is, and the door that it wants one", () => {
  expect(asKey(key())).toEqual(["Its door is in the north-west of this level."]);
  expect(asKey(anyKey)).toEqual([]);
  expect(asKey(facts.item({ kind: "axe", opens: [lock()] }))).toEqual([]);
  locked({});
  expect(world.screen("x", "l").includes("It takes a heavy key")).toBe(true);
});

const PARTS = /** @type {const} */ (["north-west", "north", "north-east", "west", "middle", "east", "south-west", "south", "south-east"]);

test.each(PARTS)("a key to a lock in the %s tells so in the pack", (where) => {
  given.hero({ pack: { key: { opens: [lock({ where })] } } });

  expect(world.screen("i", "a").includes(`Its door is in the ${where} of this level.`)).toBe(true);
});

test("another key than its own does not open a door", () => {
  const hero = locked({ key: { opens: [lock({ x: 9 })] } });

  expect(() => hero.steps("east")).toFail("The hero cannot do that (step): It is locked, and your key is not its own. Find that, or search here until it gives way.");
});

test("a door that one has seen can be found again", () => {
  locked({});

  expect(world.screen("G").includes("locked door")).toBe(true);
});

test("a key that is carried off its level lies again where it lay", () => {
  const { at } = given.game({ seed: 3 }).plays([]);
  const opens = [lock({ depth: 1, homeX: at.x, homeY: at.y })];
  const hero = given.game({ seed: 3 }).plays([
    { is: "Apply", effects: [{ is: "Lay", kind: "key", count: 1, at, meters: { opens } }, { is: "BecomeTile", at, tile: "stairs-down" }] },
  ]).picksUp();
  expect(hero).toCarry("key", 1);

  hero.descends();
  expect(hero).toCarry("key", 0);
  expect(world).toHaveSaid("Your heavy key is gone: it lies where you found it.");

  hero.ascends();
  expect(world).toHold(`world.itemsAt({ x: ${at.x}, y: ${at.y} }).some((item) => item.kind === "key" && item.opens[0].where === "north-west") && world.strayKeys.length === 0`);
});

test("keys of this level, and those of nowhere, stay; so do those that wait elsewhere", () => {
  const arriving = (pack, strayKeys) => returning(bearer(...pack), /** @type {any} */ ({ depth: 3 }), dice, facts.world({ strayKeys }));

  expect(arriving([key(), anyKey], [lock({ depth: 4 }), lock({ place: "orchard" })])).toEqual([]);
  expect(/** @type {any} */ (arriving([key({ depth: 2 })], [lock(), lock({ depth: 4 })])).flat(9).map((one) => one.effect)).toEqual(["spend", "say", "lay", "remember"]);
});

test("else it lies somewhere with a guard", () => {
  const [laid, guard, closed] = done({ lock: [one] });

  expect([laid, guard[0], guard[2], closed]).toEqual([["lay", "key", 9], "spawn", 9, ["becomeTile", "locked-door", 1]]);
});

test("gates are shut, and a level that one knows stays as it is", () => {
  expect(done({ gate: [one] })).toEqual([["becomeTile", "portcullis", 1]]);
  expect(done({ gate: [one], lock: [two] }, false)).toEqual([]);
});
