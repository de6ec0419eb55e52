// What can be done with which thing, and what is taken off.
import { expect, given, test, world } from "gnaw/test";

test.each([
  ["e", "ration", "a ration"],
  ["q", "might", "a murky potion"],
  ["w", "axe", "an axe"],
  ["t", "dart", "a dart"],
])("the key %s offers what fits: %s", (key, kind, name) => {
  given.hero({ pack: { [kind]: 1 } });

  expect(world.screen(key)).toContain(name);
});

test.each([
  ["e", "You have nothing to eat."],
  ["q", "You have nothing to drink."],
  ["r", "You have nothing to read."],
  ["w", "You have nothing to put on."],
  ["T", "You wear nothing that comes off."],
])("the key %s without anything that fits: %s", (key, line) => {
  given.hero();

  expect(world.screen(key)).toContain(line);
});

test("what is taken off protects no more", () => {
  const hero = given.hero().uses("wear", "leather");
  expect(world.screen("i")).toContain("a leather jerkin (worn)");
  hero.uses("takeOff", "leather");

  expect(world).toHaveSaid("You take off the leather jerkin.");
  expect(world.screen("i")).not.toContain("(worn)");
});

test("whoever would drop what he wears is asked first", () => {
  const hero = given.hero({ pack: { leather: 1 } }).uses("wear", "leather");

  expect(world.screen("d", "a")).toContain("You are using your leather jerkin. Drop it all the same?");
  world.screen("n");
  expect(hero).toCarry("leather", 1);

  world.screen("d", "a", "y");
  expect(hero).toCarry("leather", 0);
});

test("whoever drops what he does not wear is asked nothing", () => {
  const hero = given.hero({ pack: { leather: 1 } });
  world.screen("d", "a");

  expect(hero).toCarry("leather", 0);
});
