// When the starving lose turns.
import { dice, expect, given, test, world } from "gnaw/test";
import { mayFaint } from "../rules/fainting.js";

test("a fainting hero loses turns while the world goes on", () => {
  dice.of("stateOfHunger").fall(5, 3);
  const hero = given.hero({ nourishment: 40 }).waits();

  expect(world).toHaveSaid("You faint.");
  expect(hero).toBeParalysedFor(3);
  world.turns(3);
  expect(hero).toHave({ nourishment: 36 });
  expect(world.turn).toBe(5);
});

test.each([[5, true], [6, false]])("a die that shows %s means fainting: %s", (shown, faints) => {
  expect(mayFaint({ paralysed: 0, hitPoints: 9 }, dice.showing(shown, 1)).length > 0).toBe(faints);
});
