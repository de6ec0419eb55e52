// Locked doors, their keys, and where these are.
import { dice as falling, expect, given, test, world } from "gnaw/test";
import { locking } from "../rules/locks.js";

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
const level = (marked, isNew = true) => ({ isNew, depth: 3, marks: (name) => marked[name] ?? [], free: () => ({ x: 9, y: 9 }) });
const done = (marked, isNew) => locking(undefined, level(marked, isNew), dice).flat(9).map((one) => [one.effect, one.tile ?? one.kind, one.at.x]);
const [one, two] = [{ x: 1, y: 1 }, { x: 2, y: 2 }];

test("the key to a lock lies on a plinth in a room of its own, if there is one", () => {
  expect(done({ lock: [one], key: [two] })).toEqual([["becomeTile", "plinth", 2], ["lay", "key", 2], ["becomeTile", "locked-door", 1]]);
});

test("else it lies somewhere with a guard", () => {
  const [laid, guard, closed] = done({ lock: [one] });

  expect([laid, guard[0], guard[2], closed]).toEqual([["lay", "key", 9], "spawn", 9, ["becomeTile", "locked-door", 1]]);
});

test("gates are shut, and a level that one knows stays as it is", () => {
  expect(done({ gate: [one] })).toEqual([["becomeTile", "portcullis", 1]]);
  expect(done({ gate: [one], lock: [two] }, false)).toEqual([]);
});
