// What is known of somebody and of a place, the odds of a throw, and the headings of a long pack.
import { creatures, items, tiles } from "gnaw";
import { expect, facts, given, test, world } from "gnaw/test";
import { averageOf } from "../rules/numbers.js";
import { experience } from "../rules/experience.js";
import { headings } from "../rules/headings.js";
import { moodLine } from "../rules/moods.js";
import { blowsToEnd } from "../rules/odds.js";
import { places, recalling } from "../rules/recall.js";
import { aimedOdds } from "../rules/throwing.js";
import { altars, wells } from "../rules/wells.js";

const you = facts.creature({ isHero: true, name: "you", attack: 2, defense: 2, damage: "1d3", hitPoints: 40, maxHitPoints: 40, speed: 100, paralysed: 0, talents: [], pack: [] });
const foe = (of = {}) =>
  facts.creature({ isHero: false, name: "imp", attack: 5, defense: 0, damage: "2d4", hitPoints: 9, maxHitPoints: 12, speed: 100, mood: "hunting", pack: [], ...of });
const thing = (of) => facts.item({ isItem: true, count: 1, worn: 0, bonus: 0, known: 1, ...of });

test("of what was conjured nothing is learned", () => {
  const blade = foe({ name: "flying blade", lifespan: 7 });

  expect(recalling(blade, you)).toContain(`On average ${blowsToEnd(you, blade)} of your blows end the flying blade, which would teach you nothing.`);
});

test("a page tells the numbers of a creature, and how long a fight would last", () => {
  const imp = foe();

  expect(recalling(imp, you)).toEqual([
    "It has 9 of 12 life.",
    "Its attack is 5, its defense 0; a blow takes 4 to 10.",
    `On average ${blowsToEnd(you, imp)} of your blows end the imp, which would teach you ${experience.worth(imp)}.`,
    `On average ${blowsToEnd(imp, you)} of its blows end you.`,
  ]);
});

test("whoever has a pronoun is spoken of by it", () => {
  const queen = foe({ pronoun: "she", name: "Queen", speed: 75 });

  expect([moodLine(queen), ...recalling(queen, you).slice(0, 3), recalling(queen, you)[4]]).toEqual([
    "She is hunting.",
    "She has 9 of 12 life.",
    "Her attack is 5, her defense 0; a blow takes 4 to 10.",
    "She is 25% slower than you.",
    `On average ${blowsToEnd(queen, you)} of her blows end you.`,
  ]);
  expect(recalling(foe({ pronoun: "he" }), you)[1]).toBe("His attack is 5, his defense 0; a blow takes 4 to 10.");
});

test("what a blow takes at the least and at the most is told once where that is the same", () => {
  expect(recalling(foe({ attack: 0, damage: "1d1" }), you)[1]).toBe("Its attack is 0, its defense 0; a blow takes 1.");
});

test("blows that miss count, too", () => {
  expect(blowsToEnd(foe({ attack: 2, damage: "1d1" }), { ...you, hitPoints: 8 })).toBe(Math.ceil(800 / (80 * (averageOf("1d1") + 1))));
});

test("the first blow at a sleeper is a stab", () => {
  const fighter = { ...you, attack: 0 };
  const [awake, asleep] = ["hunting", "asleep"].map((mood) => blowsToEnd(fighter, foe({ mood, hitPoints: 30, defense: 0 })));

  expect([awake > asleep, asleep >= 1, blowsToEnd(fighter, foe({ mood: "asleep", hitPoints: 1, defense: 0 }))]).toEqual([true, true, 1]);
});

test("whoever is faster or slower says by how much", () => {
  expect(recalling(foe({ speed: 150 }), you)).toContain("It is 50% faster than you.");
  expect(recalling(foe({ speed: 75 }), you)).toContain("It is 25% slower than you.");
  expect(recalling(foe({ speed: 100 }), you).length).toBe(4);
});

test("of oneself and of things there is no more than looking tells", () => {
  expect(recalling(you, you)).toEqual([]);
  expect(recalling(foe({ follows: { isHero: true } }), you).length).toBe(2);
  expect(recalling(thing({ kind: "dagger", name: "dagger" }), you)).toEqual([]);
});

test("an altar and a well say what they cost and give; a floor says nothing", () => {
  expect(places(tiles.altar)[0]).toContain(`${altars.price} turns of food`);
  expect(places(tiles["blood-altar"])[0]).toContain(`${altars.blood} life for good`);
  expect(places(tiles.well)[0]).toContain(`${wells.heals} life back`);
  expect(places(tiles.floor)).toEqual([]);
});

test("the first stairs of a place beside the dungeon lead no farther than others", () => {
  expect(places(tiles["stairs-up"], undefined, { depth: 1, place: "orchard" })).toEqual(["They lead one level up."]);
});

test("whatever is used or laid things on says what for", () => {
  const used = Object.keys(tiles).filter((id) => tiles[id].action !== undefined);

  expect(used).toContain("altar");
  used.forEach((id) => expect(places(tiles[id]).length).toBe(1));
});

test("looking at an altar tells its price", () => {
  given.level(`
    ####
    #@_#
    ####`, { _: "altar" });

  expect(world.screen("x")).toContain("A prayer costs");
});

test.each([["net-trap", "3 turns without a move"], ["bell-trap", "rings a bell"], ["trapdoor", "one level down"]])("looking at a %s tells what it does: %s", (kind, told) => {
  expect(places(tiles[kind]).join()).toContain(told);
});

test.each([[1, "They lead out of the dungeon, for good."], [2, "They lead one level up."]])("looking at the stairs up of depth %s tells: %s", (depth, told) => {
  given.depth(depth);
  given.level(`
    ####
    #@<#
    ####`, { "<": "stairs-up" });

  expect(world.screen("x")).toContain(told);
});

test("whoever aims a dart is told the odds of the throw, and not those of a blow", () => {
  const dart = thing({ kind: "dart", name: "dart", missile: "2d4", family: undefined, onLand: undefined, launcher: undefined });

  expect(aimedOdds(you, "throw", dart, foe())).toEqual([
    "It is hunting.", "You have an 88% chance to hit the imp, usually for 6, and at best could win in 1 blow.",
  ]);
});

test("nobody is told how likely he hits himself", () => {
  expect(aimedOdds(you, "throw", thing({ kind: "dart", missile: "2d4" }), you)).toEqual([]);
});

test("a flask and a wand do not strike: there are no odds of theirs", () => {
  expect(aimedOdds(you, "throw", thing({ kind: "acid", family: "potion" }), foe())).toEqual(["It is hunting."]);
  expect(aimedOdds(you, "zap", thing({ kind: "dart", missile: "1d4" }), foe())).toEqual(["It is hunting."]);
});

test("on the screen the odds of a throw stand in the box", () => {
  given.level(`
    ######
    #@..r#
    ######`);
  given.hero({ pack: { dart: 3 } });

  expect(world.screen("t", "Enter")).toContain("You have");
});

test("each kind of thing has its heading", () => {
  const of = (kind) => headings(thing({ kind, ...items[kind] }));

  expect(["ration", "dart", "healing", "dagger", "leather"].map(of)).toEqual(["Food", "To throw or shoot", "Potions", "Weapons", "To wear"]);
  expect(headings(thing({ kind: "mapping", onRead: () => [] }))).toBe("Scrolls");
  expect(headings(thing({ kind: "staff", onZap: () => [] }))).toBe("Staffs, wands and charms");
  expect(headings(thing({ kind: "horn" }))).toBe("Other things");
});

test("a page in the game tells what is known", () => {
  given.level(`
    #####
    #@r.#
    #####`);
  const screen = world.screen("x", "Enter");

  expect(screen).toContain(creatures.rat.doc);
  expect(screen).toContain("On average");
});
