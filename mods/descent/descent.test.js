// How hard the deep pulls, and where the way up is closed.
import { interrupt, say, set } from "gnaw";
import { expect, facts, given, test, world } from "gnaw/test";
import { hunger } from "base/rules/hunger.js";
import { closedAbove, pulling } from "./pull.js";

const FALL = "Far above, stone falls on stone: a way up has closed.";

/** What the pull is after a turn, from 1000. */
const pulled = (turn, depth, leastDepth) => {
  const who = facts.creature({ pull: 1000, leastDepth });
  const [{ value }] = pulling(who, undefined, { turn, depth });
  return value - 1000;
};

test.each([[1, 85], [849, 85], [850, 84], [1699, 84], [1700, 83], [72_250, 0]])("in turn %s the deep pulls by %s", (turn, pull) => {
  expect(pulled(turn, 1, 1)).toBe(pull);
});

test.each([[1, 1, 85], [2, 1, 88], [5, 1, 97], [5, 4, 88], [2, 4, 79]])("on depth %s with %s as the least it pulls by %s", (depth, least, pull) => {
  expect(pulled(1, depth, least)).toBe(pull);
});

test("it never pushes", () => {
  const who = facts.creature({ pull: 10, leastDepth: 1 });

  expect(pulling(who, undefined, { turn: 100_000, depth: 1 })).toEqual([set(who, "pull", 0)]);
});

test("a hundred thousand close a level, and whatever goes on stops", () => {
  const near = facts.creature({ pull: 99_914, leastDepth: 3 });
  expect(pulling(near, undefined, { turn: 1, depth: 3 })).toEqual([set(near, "pull", 99_999)]);

  const who = facts.creature({ pull: 99_915, leastDepth: 3 });
  expect(pulling(who, undefined, { turn: 1, depth: 3 })).toEqual([set(who, "pull", 0), set(who, "leastDepth", 4), say(FALL, "warn"), interrupt(FALL)]);
});

test.each([[1, 1, false], [2, 1, false], [1, 2, true], [2, 2, true], [3, 2, false]])("on depth %s with %s as the least the way up is closed: %s", (depth, leastDepth, isClosed) => {
  expect(closedAbove({ leastDepth }, { depth })).toBe(isClosed);
});

test("above the least depth one may climb", () => {
  given.depth(3);
  given.level(`
    ####
    #@<#
    ####`);
  const hero = given.hero({ leastDepth: 2 }).steps("east").ascends();

  expect(hero).toBeAlive();
  expect(world).toHold("world.depth === 2");
});

test("nothing is shown while all ways are open", () => {
  expect(given.hero().words.join()).not.toContain("No higher");
});

test("of hunger nothing is said at the beginning, and nobody carries a ration", () => {
  given.game({ seed: 1 }).plays([]);

  expect(world).not.toHaveSaid("Mind your stomach.");
  expect(world.hero).toCarry("ration", 0);
});

test("there is no hunger, and wounds close at the usual pace for nothing", () => {
  const hero = given.hero({ nourishment: 100, hitPoints: 10, maxHitPoints: 40 });

  world.turns(50);
  expect(hero).toHave({ nourishment: 100, hitPoints: 18, toldOfHunger: 0 });
  expect(hunger.left({})).toBe(Infinity);
});
