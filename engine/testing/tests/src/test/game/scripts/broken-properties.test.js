// Properties that do not hold.
import { expect, given, prop, some } from "gnaw/test";

prop("there are always less than 37", { water: some.integer(1, 100), other: some.yesNo() }, ({ water }) => {
  given.hero({ water });
  expect(water).toBeAtMost(36);
});

prop("lists are short", { list: some.listOf(some.integer(-9, 9)) }, ({ list }) => {
  expect(list.filter((n) => n > 3).length < 2).toBe(true);
});

prop("a loop has its values told", { n: some.integer(0, 100) }, ({ n }) => {
  while (n > 50);
});

prop("the seed that failed fails at once", { n: some.integer(1, 100) }, { seed: 12, runs: 1 }, ({ n }) => {
  expect(n).toBe(0);
});

prop("a value that nobody makes", { water: some.integer(1, 9) }, ({ watter }) => expect(watter).not.toBe(3));

prop("no rows", { id: some.idOf("creaturs") }, () => {});
