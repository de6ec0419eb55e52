// Where the states of hunger begin and end, to the turn.
import { dice, expect, given, test, world } from "gnaw/test";
import { hunger, hungerOf, hungerStates } from "../rules/hunger.js";

const rows = Object.entries(hungerStates);

test.each(rows.filter(([, row]) => row.below !== Infinity).map(([id, row]) => /** @type {[string, number]} */ ([id, row.below])))("%s begins below %s turns of nourishment", (id, below) => {
  const better = rows[rows.findIndex(([other]) => other === id) - 1][1];

  expect(hungerOf({ nourishment: below - 0.5 }).state).toBe(hungerStates[id]);
  expect(hungerOf({ nourishment: below }).state).toBe(better);
});

test("the ranks count from the best state", () => {
  rows.forEach(([, row], rank) => expect(hungerOf({ nourishment: Math.min(row.below, hunger.stomach + 1) - 1 }).rank).toBe(rank));
});

test("whoever never empties is as well fed as can be", () => {
  expect(hungerOf({ nourishment: Infinity })).toEqual({ rank: 0, state: hungerStates.wellFed });
});

test("half a stomach is well fed no more", () => {
  expect(hungerStates.sated.below).toBe(hunger.stomach / 2);
});

test("two warnings come before any harm", () => {
  const harmless = rows.filter(([, row]) => row.onEnter !== undefined && row.eachTurn === undefined);

  expect(harmless.map(([id]) => id)).toEqual(["hungry", "weak"]);
});

test("a better state is not worth a word", () => {
  given.hero({ hungerState: 3, nourishment: 200 }).waits();

  expect(world).toHaveSaidNothing();
  expect(world.hero).toHave({ hungerState: 2 });
});

test("what is carried without being worn, such as the Horn, slows the stomach", () => {
  expect(given.hero({ nourishment: 1000, pack: { horn: 1 } }).waits()).toHave({ nourishment: 999.75 });
});

test("a ring of thrift slows it only on the finger", () => {
  const hero = given.hero({ nourishment: 1000, pack: { "ring-of-thrift": 1 } }).waits();
  expect(hero).toHave({ nourishment: 999 });

  hero.uses("wear", "ring-of-thrift").with({ nourishment: 1000 }).waits();
  expect(hero.nourishment > 999).toBe(true);
});

test("the stomach is never emptier than empty", () => {
  dice.of("stateOfHunger").highest();
  expect(given.hero({ nourishment: 0.5 }).waits()).toHave({ nourishment: 0 });
});

test("the empty stomach stops whatever goes on each time that it hurts", () => {
  dice.of("stateOfHunger").highest();
  given.hero({ nourishment: 0 });
  world.turns(5);

  expect(world).toHaveInterrupted("You are starving.");
});

test("the starving faint, too", () => {
  dice.of("stateOfHunger").fall(5, 2);
  given.hero({ nourishment: 0 }).waits();

  expect(world).toHaveSaid("You faint.");
});

test("nobody faints who lies there already", () => {
  dice.of("stateOfHunger").fall(5, 4);
  const hero = given.hero({ nourishment: 40 }).waits();
  world.turns(1);

  expect(world).not.toHaveSaid("You faint.");
  expect(hero).toBeParalysedFor(3);
});
