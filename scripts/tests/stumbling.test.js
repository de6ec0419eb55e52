// The confused do not always go where they want to.
import { dice, expect, given, test, world } from "gnaw/test";

const PASSAGE = `
  #####
  #.@.#
  #####`;

test.each([[40, "You stumble."], [41, undefined]])("two steps of five are not as one wants: a die that shows %s: %s", (shown, line) => {
  dice.of("stumbling").fall(shown, 1);
  given.level(PASSAGE);
  given.hero({ confused: 5 }).steps("east");

  expect(world.said[0]).toBe(line);
  if (line === undefined) expect(world.hero).toBeAt(3, 1);
});

test("whose head is clear goes where he wants to", () => {
  dice.lowest();
  given.level(PASSAGE);

  expect(given.hero().steps("east")).toBeAt(3, 1);
  expect(world).toHaveSaidNothing();
});

test("the confused stand still as well as others", () => {
  dice.lowest();
  given.level(PASSAGE);

  expect(given.hero({ confused: 5 }).waits()).toBeAt(2, 1);
  expect(world).toHaveSaidNothing();
});

test("where there is nowhere to go one does not stumble", () => {
  dice.of("stumbling").lowest();
  dice.of("blows").highest();
  given.level(`
    ####
    #@.#
    ####`);
  const hero = given.hero({ confused: 5 });
  hero.steps("east");

  expect(hero).toBeAt(1, 1);
  expect(world).toHaveSaid("You stumble.");
});
