// Tests with values that are made.
import { expect, given, prop, some, test, world } from "gnaw/test";

prop("a turn takes one water", { water: some.integer(2, 20) }, ({ water }) => {
  expect(given.hero({ water }).waits()).toHave({ water: water - 1 });
});

prop("each value finds a world of its own", { kind: some.of("rat", "mouse") }, { runs: 5 }, ({ kind }) => {
  world.spawn(kind, 2, 2);
  expect(world.creature(kind)).toBeAt(2, 2);
});

prop("ids, lists and yes or no can be made", { ids: some.listOf(some.idOf("creatures")), wet: some.yesNo(), n: some.integer(-3, 5) }, ({ ids, wet, n }) => {
  expect(ids.every((id) => ["hero", "rat", "mouse", "mole"].includes(id))).toBe(true);
  expect([true, false]).toContain(wet);
  expect(n).toBeAtLeast(-3);
  expect(n).toBeAtMost(5);
});

prop.skip("this one is left out", { n: some.integer(1, 2) }, () => expect(1).toBe(2));

test("an action costs the same whenever it is done", () => {
  const hero = given.hero();
  const once = world.statements(() => hero.waits());
  expect(world.statements(() => hero.waits())).toBe(once);
  expect(() => hero.waits()).toCostFewerThan(once + 1);
  expect(() => expect(() => hero.waits()).toCostFewerThan(once)).toFail(`Expected fewer than ${once} statements, but it took ${once}.`);
});

test("a game goes on under rules that were read again", () => {
  const hero = given.hero({ water: 7 }).waits();
  world.reload();
  expect(hero.waits()).toHave({ water: 5 });
  world.reload(["looping"], { "looping.forever": true });
  expect(() => hero.waits()).toFail(`looping/main.js:5:10  rule turnEnds.looping:round
  It took more than 100000 statements: an endless loop, or too much for one answer.
  5 |   while (forever) ;
    |          ^`);
});

test("what is not there is told with what is there", () => {
  expect(() => given.hero({ pack: { flsk: 1 } })).toFail('There is no kind of item "flsk". Did you mean "flask"?');
  expect(() => world.creature("rta")).toFail('There is no kind of creature "rta". Did you mean "rat"?');
  expect(() => given.hero().uses("drnk", "flask")).toFail('There is no verb "drnk". Did you mean "drink"?');
});

test("a player sees it", () => {
  given.hero({ water: 5 }).waits();
  expect(world.screen()).toContain("Thirsty");
});

test("a text of several lines that is not as expected is shown line by line", () => {
  expect(() => expect("one  \ntwo\n\n").toContain("three")).toFail(`Expected something with "three" in it, but got
one
two`);
});
