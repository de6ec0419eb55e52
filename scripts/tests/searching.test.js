// How one finds secret doors, and who does not look for them.
import { dice, expect, given, test, world } from "gnaw/test";

/** The hero, and a secret door so many cells to the east. */
const besideADoor = (apart) =>
  given.level(`
    ${"#".repeat(apart + 4)}
    #@${".".repeat(apart - 1)}S.#
    ${"#".repeat(apart + 4)}`, { S: "secret-door" });

test("who presses the key searches for five turns", () => {
  given.level("####\n#@.#\n####");
  world.screen("s");

  expect(world.turn).toBe(6);
});

test.each([[25, ["You find a secret door."]], [26, []]])("a door farther off is found by luck: a die that shows %s tells %s", (shown, lines) => {
  besideADoor(2);
  dice.of("searching").fall(shown);
  world.hero.does("search");

  expect(world).toHaveSaidExactly(...lines);
});

test("a found door interrupts whatever goes on", () => {
  besideADoor(1);
  world.hero.does("search");

  expect(world).toHaveInterrupted("You find a secret door.");
});

test("whoever only waits finds nothing", () => {
  besideADoor(1);
  world.hero.waits();

  expect(world).toHaveSaidNothing();
});
