// What a hero sets out with.
import { give, kind, set } from "gnaw";
import { expect, facts, given, test, world } from "gnaw/test";
import { beginnings } from "../rules/beginnings.js";
import { hunger } from "../rules/hunger.js";
import { stealth } from "../rules/stealth.js";

test("one sets out with a ration, a dagger in hand, leather on, six darts, and a potion that one knows", () => {
  given.game({ seed: 1 }).plays([]);
  const pack = world.screen("i");

  for (const thing of ["a ration ", "a dagger (in hand) ", "a leather jerkin (worn) ", "6 darts ", "a potion of healing "]) expect(pack).toContain(thing);
});

test("one is told what to look for", () => {
  given.game({ seed: 1 }).plays([]);

  expect(world).toHaveSaid("Far below, on depth 10, lies the Horn of Plenty. Fetch it, and bring it up.");
  expect(world).toHaveSaid("Mind your stomach.");
});

test("each of it is given once, what belongs there is worn, and one knows what it is", () => {
  const hero = facts.creature({ hitPoints: 9 });
  const given = (what, count, worn) => [give(hero, what, { count, worn }), set(kind(what), "known", 1)];

  expect(beginnings(hero)).toEqual([given("ration", 1, 0), given("dagger", 1, 1), given("leather", 1, 1), given("dart", 6, 0), given("healing", 1, 0)]);
});

test("one begins with a full stomach, and as loud as whoever moves", () => {
  expect(given.hero()).toHave({ nourishment: hunger.stomach, noise: stealth.moving });
});

test("what there is but one of is called by its name", () => {
  given.level("####\n#@.#\n####");
  world.lay("horn", 2, 1);

  expect(world.screen("G")).toContain("& the Horn of Plenty");
  expect(given.hero({ pack: { horn: 1 } }) && world.screen("i")).toContain("& the Horn of Plenty");
});
