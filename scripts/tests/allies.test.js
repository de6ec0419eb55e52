// Creatures that go together do not stand in each other's way.
import { leave, swap } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { allies, changingPlaces, company } from "../rules/allies.js";

test("whoever walks into a friend changes places with him", () => {
  const [who, friend] = [1, 2].map((id) => facts.creature({ id, hitPoints: 5, side: "hero" }));

  expect(changingPlaces(who, friend)).toEqual([swap(who, friend)]);
});

test("whoever is neither friend nor foe stands in the way", () => {
  const who = facts.creature({ side: "hero", hitPoints: 5 });
  const other = facts.creature({ side: "neutral", hitPoints: 5 });

  expect(changingPlaces(who, other)).toEqual([]);
});

const beside = (traits, { apart = 1, sees = true } = {}) => {
  const one = facts.creature({ id: 2, paralysed: 0, mood: "wandering", hates: () => false, ...traits });
  return company(facts.creature({ id: 1, neighbours: apart === 1 ? [one] : [] }), facts.world({ creatures: [one], distance: () => apart, sees: () => sees })).length;
};

test.each([
  ["whoever follows", 1, { follows: { id: 1 } }],
  ["whoever follows another", 0, { follows: { id: 3 } }],
  ["whoever is fainting", 0, { follows: { id: 1 }, paralysed: 2 }],
  ["a foe who hunts", 1, { mood: "hunting", hates: () => true }],
  ["a foe who flees", 0, { mood: "fleeing", hates: () => true }],
  ["whoever hunts others", 0, { mood: "hunting" }],
])("%s comes along from beside: %s", (_who, count, traits) => {
  expect(beside(traits)).toBe(count);
});

test.each([
  ["a friend who sees one from there", allies.comeFrom, true, 1, { follows: { id: 1 } }],
  ["a friend who is farther off", allies.comeFrom + 1, true, 0, { follows: { id: 1 } }],
  ["a friend behind a wall", 2, false, 0, { follows: { id: 1 } }],
  ["a foe who is not at one's heels", 2, true, 0, { mood: "hunting", hates: () => true }],
])("%s, %s cells away, comes along or not", (_who, apart, sees, count, traits) => {
  expect(beside(traits, { apart, sees })).toBe(count);
});

test("stairs are no escape from those who are at one's heels", () => {
  given.depth(3);
  given.level(`
    #####
    #<@>#
    #...#
    #####`);
  const wolf = world.spawn("wolf", 3, 2).with({ mood: "hunting" });
  const ogre = world.spawn("ogre", 1, 2).with({ mood: "asleep" });
  world.hero.steps("east").descends();

  expect(world).toHaveSaid("The wolf comes after you.");
  expect(wolf).toHave({ mood: "hunting" });
  world.hero.ascends();
  expect(ogre).toHave({ mood: "asleep" });
});

test("only creatures come along", () => {
  const hero = facts.creature({ hitPoints: 9 });

  expect(() => leave(hero, 2, { with: [/** @type {never} */ ("wolf")] })).toFail('leave wants a creature, but got "wolf".');
});

test("whoever explores walks past a friend who stands in the only door", () => {
  given.level(`
    ########
    #@+....#
    ###.####
    ###.####`);
  dice.lowest();
  const friend = world.spawn("goblin", 2, 1).with({ mood: "hunting", hitPoints: 1, speed: 1 });
  given.hero({ pack: { "wand-of-mastery": 1 } }).uses("zap", "wand-of-mastery", friend);
  expect(friend).toBeAt(2, 1);

  expect(world.hero.explores().at.x).toBeAtLeast(2);
});

test("a friend who is elsewhere when one takes the stairs stays behind, and one is told", () => {
  given.depth(2);
  given.level("###########\n#@>......o#\n###########", { o: "floor" });
  dice.of("zapping").fall(1);
  const orc = world.spawn("orc", 9, 1).with({ mood: "asleep" });
  given.hero({ pack: { "wand-of-mastery": 1 } }).uses("zap", "wand-of-mastery", orc).steps("east").descends();

  expect(world).toHaveSaid("Your orc stays behind.");
});
