// Names, hints, last words, and what a game is worth.
import { expect, given, test, world } from "gnaw/test";
import { hints } from "../content/hints.js";
import { deathLines } from "../rules/death.js";
import { hinting } from "../rules/hints.js";
import { life } from "../rules/life.js";
import { names } from "../rules/names.js";
import { averageOf, clamp, mostOf, sum } from "../rules/numbers.js";
import { score, scoring } from "../rules/score.js";
import { a, phrase, sentence, the, told } from "../rules/words.js";

const rat = { isHero: false, name: "rat" };
const king = { isHero: false, isUnique: true, name: "Hollow King" };
const hero = { isHero: true, name: "you" };
const friend = { ...rat, follows: hero };
const thing = (traits) => ({ isItem: true, isHero: false, name: "axe", count: 1, bonus: 0, worn: 0, known: 1, ...traits });

test.each([
  [rat, "a rat"],
  [king, "the Hollow King"],
  [hero, "you"],
  [friend, "your rat"],
  [{ ...rat, follows: king }, "a rat"],
  [thing({}), "an axe"],
  [thing({ count: 2 }), "2 axes"],
  [thing({ name: "loaf", plural: "loaves", count: 3 }), "3 loaves"],
  [thing({ bonus: 2 }), "a +2 axe"],
  [thing({ bonus: -1 }), "a -1 axe"],
  [thing({ bonus: 1, count: 2 }), "2 +1 axes"],
  [thing({ worn: 1, slot: "hand" }), "an axe (in hand)"],
  [thing({ worn: 1, slot: "body" }), "an axe (worn)"],
  [thing({ family: "potion", known: 1 }), "an axe"],
])("what it is called: %s is %s", (one, name) => {
  expect(names(one)).toBe(name);
});

test("sentences name a thing with its bonus, too", () => {
  expect(told("wields", { who: hero, item: thing({ bonus: 2 }) })).toBe("You wield the +2 axe.");
  expect(told("rusts", { weapon: thing({ bonus: -1 }) })).toContain("-1 axe");
});

test("one or many of what is not known", () => {
  given.hero({ pack: { might: 2, fire: 1 } });

  expect(world.screen("i")).toContain("2 murky potions");
});

test("sentences", () => {
  expect(the(king)).toBe("the Hollow King");
  expect(a("hour")).toBe("a hour");
  expect(sentence("something moves")).toBe("Something moves.");
});

test.each([["8", "an 8"], ["11", "an 11"], ["18", "an 18"], ["88", "an 88"], ["7", "a 7"], ["48", "a 48"], ["100", "a 100"], ["180", "a 180"]])("a number is spoken: %s", (number, spoken) => {
  expect(a(number)).toBe(spoken);
});

test("the forms of a name", () => {
  expect(phrase("cause.blow", { attacker: king })).toBe("a blow from the Hollow King");
  expect(phrase("cause.blow", { attacker: rat })).toBe("a blow from a rat");
  expect(told("misses", { attacker: friend, defender: rat })).toBe("Your rat misses the rat.");
  expect(told("altar.weapon", { weapon: thing({}) })).toBe("Hunger stabs you. Your axe gleams.");
});

test.each([[1, "in the axe blow."], [2, "in the axe blows."]])("a text may tell %s thing otherwise than many", (count, end) => {
  expect(phrase("look.odds", { attacker: rat, defender: hero, percent: 1, usual: 1, hits: thing({ count }) }).endsWith(end)).toBe(true);
});

test("a text that speaks of what nobody told", () => {
  expect(() => told("ding", { lvel: 2 })).toFail("texts.ding speaks of {level}, but it is told only of lvel.");
  expect(() => told("ding")).toFail("texts.ding speaks of {level}, but it is told only of nothing.");
});

test("somebody dies: the hero, by the hero, or by somebody else", () => {
  expect(deathLines(hero, rat, "poison")[0]).toEqual({ ...deathLines(hero, undefined, "poison")[0], text: "You die of poison." });
  expect(deathLines(rat, hero, "")[0].text).toBe("You kill the rat.");
  expect(deathLines(rat, king, "")[0].text).toBe("The rat dies.");
  expect(deathLines(rat, undefined, "")[0].text).toBe("The rat dies.");
});

const ended = { deepest: 4, hero: { experience: 70, level: 2, pack: [] } };

test("a death is worth its depth and its experience", () => {
  const { points, lines } = scoring({ won: false, cause: "starvation", depth: 3, turn: 900 }, ended);

  expect(points).toBe(4 * score.perDepth + 70 * score.perExperience);
  expect(lines).toEqual(["You reached depth 4 and level 2."]);
});

test("a victory is worth more", () => {
  const { points, lines } = scoring({ won: true, cause: "You made it.", depth: 1, turn: 9000 }, ended);

  expect(points).toBe(4 * score.perDepth + 70 * score.perExperience + 500 * 10);
  expect(lines).toEqual(["You reached depth 4 and level 2."]);
});

const calmly = {
  toldOfThings: 0, toldOfFoes: 0, toldOfWater: 0, toldOfWounds: 0, toldOfHunger: 0, toldOfUnknown: 0, toldOfStairs: 0,
  itemsHere: [], foesInView: [], hitPoints: 40, maxHitPoints: 40, hungerState: 0, pack: [], ground: { kind: "floor" },
};
const given_ = (traits) => hinting({ isHero: true, id: 1, ...calmly, ...traits }).map(([meter]) => meter.meter);

test.each([
  ["toldOfThings", { itemsHere: [rat] }],
  ["toldOfFoes", { foesInView: [rat] }],
  ["toldOfWater", { foesInView: [{ ...rat, swims: 1 }], toldOfFoes: 1 }],
  ["toldOfWounds", { hitPoints: 23 }],
  ["toldOfHunger", { hungerState: 2, pack: [thing({ nutrition: 900 })] }],
  ["toldOfUnknown", { pack: [thing({ family: "potion", known: 0 })] }],
  ["toldOfStairs", { ground: { kind: "stairs-down" } }],
])("the hint %s is given when it matters, and once", (meter, when) => {
  expect(given_({})).toEqual([]);
  expect(given_(when)).toEqual([meter]);
  expect(given_({ ...when, [meter]: 1 })).toEqual([]);
  expect(meter in hints).toBe(true);
});

test("wounds that leave six parts of ten, and a stomach that is not hungry, are worth no hint", () => {
  expect(given_({ hitPoints: 24, hungerState: 1 })).toEqual([]);
});

test.each([[40, "good"], [21, "good"], [20, "warn"], [11, "warn"], [10, "bad"], [-3, "bad"]])("with %s of 40 hit points life looks %s", (hitPoints, tone) => {
  const lifeOf = /** @type {Function} */ (life);
  expect(lifeOf({ hitPoints, maxHitPoints: 40 })).toEqual([{ bar: "Life", value: Math.max(0, hitPoints), max: 40, tone, text: "" }]);
});

test("small arithmetic", () => {
  expect([clamp(1, 2, 4), clamp(3, 2, 4), clamp(5, 2, 4)]).toEqual([2, 3, 4]);
  expect(sum([1, 2], (one) => one * 2)).toBe(6);
  expect([averageOf("2d6+1"), averageOf("d4"), averageOf("1d3-1")]).toEqual([8, 2.5, 1]);
  expect([mostOf("2d6+1"), mostOf("d4"), mostOf("1d3-1")]).toEqual([13, 4, 2]);
});

test("of several alike one is in use", () => {
  given.hero({ pack: { dagger: 2 } }).uses("wear", "dagger");

  expect(world.screen("i")).toContain("2 daggers (one in use)");
});
