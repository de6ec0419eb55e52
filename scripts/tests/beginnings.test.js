// What a hero sets out with.
import { expect, given, test, world } from "gnaw/test";

test("one sets out with a ration, a dagger in hand, leather on, six darts, and a potion that one knows", () => {
  given.game({ seed: 1 }).plays([]);
  const pack = world.screen("i");

  for (const thing of ["a ration ", "a dagger (in hand) ", "a leather jerkin (worn) ", "6 darts ", "a potion of healing "]) expect(pack).toContain(thing);
});

test("one is told what to look for", () => {
  given.game({ seed: 1 }).plays([]);

  expect(world).toHaveSaidExactly("Far below, on the tenth depth, lies the Horn of Plenty. Fetch it, and bring it up. Mind your stomach.");
});

test("what one sets out with was given, one of each, and is known", () => {
  const hero = given.game({ seed: 1 }).plays([]);

  for (const kind of ["ration", "dagger", "leather", "healing"]) expect(hero).toCarry(kind, 1);
  expect(hero.drops("dart")).not.toCarry("dart", 6);
});
