// What else potions do where their flasks burst, and scrolls where they burn.
import { items } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { sureToQuaff, sureToRead } from "../rules/quaffing.js";

const HALL = "###########\n#@.......r#\n#.........#\n#.........#\n###########";
const thrown = (kind, map = HALL, at = { x: 6, y: 2 }) => {
  given.level(map);
  return given.hero({ hitPoints: 30, pack: { [kind]: 1 } }).throws(kind, at);
};

test.each([["poison", "="], ["confusion", "="], ["damp", "="], ["darkness", "%"], ["blaze", "*"]])("a flask of %s leaves %s in the air and on the ground", (kind, letter) => {
  thrown(kind);

  expect(world.picture).toContain(letter);
});

test("one of sinking opens the floor under several", () => {
  given.depth(3);
  given.level(HALL.replace("r", "."));
  const rats = [world.spawn("rat", 6, 2), world.spawn("rat", 7, 2)];
  given.hero({ pack: { sinking: 1 } }).throws("sinking", rats[0]);

  expect(world).toHold("world.creatures.filter((one) => one.kind === 'rat').length === 0");
  expect(world.picture).toContain(":::");
});

test("one of sleep lays several down", () => {
  given.level(HALL.replace("r", "."));
  const rats = [world.spawn("rat", 6, 2), world.spawn("rat", 7, 2)];
  dice.of("throwing").lowest();
  given.hero({ pack: { sleep: 1 } }).throws("sleep", rats[0]);

  expect(rats.map((rat) => rat.paralysed > 0)).toEqual([true, true]);
  expect(world.said.filter((line) => line === "The rat falls asleep.").length).toBe(2);
  expect(world.screen()).toContain("helpless");
  expect(world.screen("x")).toContain("It can do nothing for");
});

test.each([["frost", "You slow down."], ["blaze", "You are on fire!"]])("a flask of %s that bursts beside the hero befalls him once", (kind, line) => {
  given.level("#####\n#@r.#\n#####");
  given.hero({ hitPoints: 30, pack: { [kind]: 1 } }).throws(kind, { x: 2, y: 1 });

  expect(world.said.filter((said) => said === line).length).toBeAtMost(1);
  expect(world.said.filter((said) => said === "Frost spreads over everything.").length).toBe(kind === "frost" ? 1 : 0);
});

test("frost bridges water", () => {
  given.level("########\n#@.www.#\n########", { w: "water" });
  given.hero({ pack: { frost: 1 } }).throws("frost", { x: 4, y: 1 });

  expect(world.picture).toContain("___");
});

test("frost makes ice of mud", () => {
  given.level("####\n#@u#\n####", { u: "mud" });
  given.hero({ pack: { frost: 1 } }).quaffs("frost");

  expect(world.picture).toContain("_");
});

test("whoever drinks fire burns", () => {
  given.level(HALL);
  dice.of("flame").highest();

  expect(given.hero({ hitPoints: 30, pack: { blaze: 1 } }).quaffs("blaze").burning).toBeAtLeast(3);
});

test("scent tells where things lie", () => {
  given.level("#######\n#@.#..#\n#######");
  world.lay("dagger", 5, 1);
  given.hero({ pack: { scent: 1 } }).quaffs("scent");

  expect(world.knows(5, 1)).toBe(true);
});

test("rage strikes harder and is struck more often", () => {
  const hero = given.hero({ attack: 2, defense: 2, pack: { rage: 1 } }).quaffs("rage");

  expect(hero).toHave({ attack: 8, defense: -2 });
});

test("emptiness takes a third of what is in the stomach", () => {
  expect(given.hero({ nourishment: 900, pack: { emptiness: 1 } }).quaffs("emptiness").nourishment).toBeAtMost(600);
});

test.each([["terror", "fleeing", "asleep"], ["lullabies", "asleep", "wandering"]])("a scroll of %s that burns makes those around it %s", (kind, mood, before) => {
  given.level("########\n#@...^r#\n########", { "^": "flame" });
  dice.of("flame").highest();
  const rat = world.creature("rat").with({ mood: before });
  given.hero({ pack: { [kind]: 1 } }).throws(kind, { x: 5, y: 1 });

  expect(/^The scroll marked [A-Z ]+ goes up in flames\.$/.test(world.said[0])).toBe(true);
  expect(rat).toHave({ mood });
});

test("of three one burns that is thrown, and of two that lie in the fire both do", () => {
  given.level("########\n#@...^.#\n########", { "^": "flame" });
  dice.of("flame").highest();
  const hero = given.hero({ pack: { mapping: 3 } }).throws("mapping", { x: 5, y: 1 });
  expect(/^The scroll marked [A-Z ]+ goes up in flames\.$/.test(world.said[0])).toBe(true);
  expect(hero).toCarry("mapping", 2);

  world.lay("mapping", 5, 1);
  world.lay("mapping", 5, 1);
  hero.waits();
  expect(world.said.filter((line) => /^2 scrolls marked [A-Z ]+ go up in flames\.$/.test(line)).length).toBe(1);
});

test("what burns where nobody sees it is not told", () => {
  given.level("########\n#@#..^.#\n########", { "^": "flame" });
  dice.of("flame").highest();
  world.lay("mapping", 5, 1);
  given.hero().waits();

  expect(world).toHaveSaidNothing();
  expect(world).toHold("world.floorItems.length === 0");
});

test("one of fire burns all around", () => {
  given.level("##########\n#@...Ω...#\n#........#\n##########", { "Ω": "brazier" });
  dice.of("flame").highest();
  given.hero({ pack: { fire: 1 } }).throws("fire", { x: 5, y: 1 });

  expect(world.picture).toContain("**");
});

test("one of flight takes those around it elsewhere, one of thunder strikes them", () => {
  given.level("##########\n#@...^r..#\n##########", { "^": "flame" });
  dice.of("flame").highest();
  dice.of("throwing").lowest();
  const rat = world.creature("rat").with({ mood: "captive", hitPoints: 6 });
  given.hero({ pack: { thunder: 1, flight: 1 } }).throws("thunder", { x: 5, y: 1 });
  expect(rat).toHave({ hitPoints: 4 });

  world.hero.throws("flight", { x: 5, y: 1 });
  expect(rat.at.x === 6).toBe(false);
});

test.each([
  ["whoever is well and knows what it is is asked first", { known: 1 }, {}, "You need nothing of what the potion of healing does now: it would be wasted. Drink it all the same?"],
  ["nobody is told by a question what it is", { known: 0 }, {}, undefined],
  ["whoever is hurt drinks it unasked", { known: 1 }, { hitPoints: 39 }, undefined],
  ["whoever is poisoned drinks it unasked", { known: 1 }, { poisoned: 3 }, undefined],
])("healing: %s", (_name, potion, state, question) => {
  const who = facts.creature({ hitPoints: 40, maxHitPoints: 40, poisoned: 0, ...state });
  const { family, name, isWasted } = items.healing;

  expect(sureToQuaff(facts.item({ isItem: true, family, name, isWasted, bonus: 0, ...potion }), who)).toBe(question);
});

test("of a potion that always does something nobody is asked", () => {
  expect(sureToQuaff(facts.item({ family: "potion", known: 1, isWasted: undefined }), facts.creature({}))).toBe(undefined);
});

test.each(["poison", "acid", "emptiness", "frost", "confusion", "darkness", "sleep", "blaze", "damp"])("whoever knows that %s does harm is asked before drinking it", (kind) => {
  const { family, name, isHarmful } = items[kind];
  const potion = { family, name, isHarmful, bonus: 0 };

  expect(sureToQuaff(facts.item({ isItem: true, ...potion, known: 1 }), facts.creature({}))).toBe(`You know that the ${name} does you no good. Drink it all the same?`);
  expect(sureToQuaff(facts.item({ isItem: true, ...potion, known: 0 }), facts.creature({}))).toBe(undefined);
});

test.each(["company", "thunder"])("whoever knows that a scroll of %s does harm is asked before reading it", (kind) => {
  const { family, name, isHarmful } = items[kind];
  const scroll = { family, name, isHarmful, bonus: 0 };

  expect(sureToRead(facts.item({ isItem: true, ...scroll, known: 1 }))).toBe(`You know that the ${name} does you no good. Read it all the same?`);
  expect(sureToRead(facts.item({ isItem: true, ...scroll, known: 0 }))).toBe(undefined);
});

test.each([["poison", "q", "Drink"], ["company", "r", "Read"]])("whoever knows %s is asked on the screen before taking it", (kind, key, word) => {
  given.hero({ pack: { [kind]: 1, naming: 1 } }).uses("read", "naming");

  expect(world.screen(key, "a").replace(/[│\s]+/g, " ")).toContain(`does you no good. ${word} it all the same?`);
  expect(world.hero).toCarry(kind, 1);
});
