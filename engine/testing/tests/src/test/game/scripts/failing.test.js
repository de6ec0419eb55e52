// Every way to fail.
import { dice, expect, given, test, world } from "gnaw/test";

test("a wrong number", () => {
  expect(given.hero({ water: 7 }).waits()).toHave({ water: 7 });
});

test("a list that differs", () => {
  expect([{ a: 1, b: [1, 2] }]).toEqual([{ a: 1, b: [1, 3] }]);
});

test("a missing meter", () => {
  given.hero().wtaer;
});

test("an endless loop", () => {
  for (;;) ;
});

test("a test after the loop", () => {
  expect(given.hero().water).toBe(20);
});

test("loaded dice that nobody throws", () => {
  dice.of("blow").fall(3);
  expect(given.hero().waits()).toBeAlive();
});

test("a rule that cannot be named", () => {
  given.level("#@?#");
});

test("words that were not said", () => {
  given.hero({ water: 6 }).waits();
  expect(world).toHaveSaid("You are hungry.");
});

test("a failure for which dice of a misspelt rule may be the reason", () => {
  dice.of("blow").fall(3);
  expect(given.hero().waits()).toBeAlive();
  throw new Error("It broke.");
});
