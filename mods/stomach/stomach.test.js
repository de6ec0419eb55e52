// How fractions of a hit point are computed, what levels cost, and how a blow swings.
import { change, damage, interrupt, refuse, say, set } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { experience } from "base/rules/experience.js";
import { hunger } from "base/rules/hunger.js";
import { bodyAt, levelOf, MONSTER, worthAt } from "./growth.js";
import { digesting, starving } from "./hunger.js";
import { gaining, learning, levelBar } from "./levels.js";
import { blows } from "./melee.js";
import { resting } from "./resting.js";
import { fullnessLabel, stateAt } from "./states.js";

const hero = (traits) => ({
  isHero: true, name: "you", hitPoints: 20, maxHitPoints: 30, fullness: 1000, maxFullness: 1500, subHitPoints: 0,
  level: 1, experience: 0, nextLevel: 50, baseExperience: 0, foesInView: [], pack: [], paralysed: 0, ...traits,
});

/** What the fullness and the fractions are set to, and what else happens. */
const sets = (effects, meter) => effects.flat(Infinity).filter((effect) => effect.effect === "set" && effect.meter === meter).map(({ value }) => value);
const said = (effects) => effects.flat(Infinity).filter(({ effect }) => effect === "say").map(({ text }) => text);

test.each([
  [20, 1000, 998], [30, 1000, 999], [29, 1000, 998], [20, 302, 300], [20, 301, 300], [20, 1, 0],
])("with %s of 30 hit points a fullness of %s falls to %s: closing wounds costs one more, and the very hungry have none to spare", (hitPoints, fullness, left) => {
  expect(sets(digesting(hero({ hitPoints, fullness })), "fullness")).toEqual([left]);
});

test("an empty stomach digests nothing", () => {
  expect(digesting(hero({ fullness: 0 }))).toEqual([]);
});

test.each([[0, 30, 0], [269, 299, 0], [270, 0, 1], [-400, -370, 0], [570, 0, 2]])("fractions of %s become %s, and %s hit points", (subHitPoints, left, healed) => {
  const effects = digesting(hero({ subHitPoints }));

  expect(sets(effects, "subHitPoints")).toEqual([left]);
  expect(effects.flat().filter(({ effect }) => effect === "heal").map(({ amount }) => amount)).toEqual([healed]);
});

test.each([[0, -30, 0], [-369, -399, 0], [-370, 0, 1], [400, 370, 0], [-770, 0, 2]])("starving takes fractions of %s to %s, and %s hit points", (subHitPoints, left, lost) => {
  const who = hero({ fullness: 0, subHitPoints });
  const line = "Player aches with hunger!";
  const pain = lost === 0 ? [] : [damage(who, lost, { cause: "starvation" }), [say(line), interrupt(line)]];

  expect(starving(who)).toEqual([set(who, "subHitPoints", left), pain]);
});

test("whoever has something in the stomach does not starve", () => {
  expect(starving(hero({ fullness: 1 }))).toEqual([]);
});

test.each([
  [1202, "Full", []], [1201, "Normal", []], [751, "Hungry", ["Player is getting hungry."]], [301, "Very Hungry", ["Player is getting very hungry."]],
  [151, "Famished", ["Player is famished!"]], [1, "Starving", ["Player is starving!"]], [1000, "Normal", []],
])("from a fullness of %s a turn leads to %s, and tells: %s", (fullness, label, lines) => {
  const effects = digesting(hero({ hitPoints: 30, fullness }));

  expect(fullnessLabel(hero({ fullness: fullness - 1 }))[0].text).toBe(label);
  expect(said(effects)).toEqual(lines);
});

test.each([["full", 1201, true], ["normal", 751, true], ["hungry", 301, true], ["veryHungry", 151, false], ["famished", 1, false], ["starving", 0, false]])("%s begins at %s, and closes wounds: %s", (_id, from, heals) => {
  expect(stateAt(from).heals).toBe(heals);
  expect(stateAt(from) === stateAt(from - 1)).toBe(from === 0);
});

test.each([["ration", 750], ["jerky", 250], ["honeycomb", 150]])("%s fills %s", (food, fills) => {
  expect(given.hero({ fullness: 200, hitPoints: 30 }).eats(food)).toHave({ fullness: 200 + fills - 1 });
});

test("a stomach holds no more than its maximum", () => {
  expect(given.hero({ fullness: 1000 }).eats("ration")).toHave({ fullness: 1499 });
  expect(given.hero({ fullness: 1000, maxFullness: 2000 }).eats("ration")).toHave({ fullness: 1749 });
});

test("a meal tells what one uses, and does what it does besides", () => {
  const who = given.hero({ hitPoints: 10, fullness: 200 }).eats("honeycomb");

  expect(world).toHaveSaidExactly("Player uses Honeycomb.");
  expect(who).toHave({ hitPoints: 18 });
});

test("what takes nourishment takes fullness, down to nothing", () => {
  const who = hero({ fullness: 50 });
  expect(hunger.spend(who, 400)).toEqual(change(who, "fullness", -200, { atLeast: 0 }));
});

test("soup fills", () => {
  expect(given.hero({ fullness: 500 }).uses("quaff", "broth")).toHave({ fullness: 500 + 300 - 1 });
});

test("how long it will do is what the stomach holds", () => {
  expect(hunger.left(hero({ fullness: 321 }))).toBe(321);
});

test.each([
  ["foes", { foesInView: [{}] }, "You cannot rest while foes are near."], ["good health", { hitPoints: 30 }, "You are already fully rested."],
  ["hunger", { fullness: 300 }, "You are too hungry to rest."],
])("%s may forbid rest", (_what, traits, why) => {
  expect(resting(hero(traits))).toEqual(refuse(why));
});

test("whoever has no stomach cannot rest to heal", () => {
  expect(resting({ isHero: false, hitPoints: 5, maxHitPoints: 9, foesInView: [] })).toEqual(refuse("You cannot rest to heal."));
});

test.each([[49, 0], [50, 1], [104, 1], [105, 2], [165, 3]])("%s points buy %s levels: the first costs 50, each other a tenth more", (points, levels) => {
  expect(said(gaining(hero({ experience: points }))).length).toBe(levels);
});

test("a level costs a point more than the one before at the least", () => {
  expect(sets(gaining(hero({ experience: 5, nextLevel: 5 })), "nextLevel")).toEqual([6]);
});

test("a level that was bought is told, paid for, and makes well; hit points from elsewhere are kept", () => {
  const who = hero({ experience: 60, maxHitPoints: 40 });
  const effects = gaining(who);

  expect(said(effects)).toEqual(["Player is now level 2!"]);
  expect(["level", "experience", "nextLevel", "baseExperience", "maxHitPoints", "hitPoints"].map((meter) => sets(effects, meter))).toEqual([[2], [10], [55], [50], [43], [43]]);
});

test("the bar tells how far the next level is", () => {
  expect(levelBar(hero({ experience: 12 }), facts.world({}))).toEqual([{ bar: "Level 1", value: 12, max: 50, tone: "magic", text: "" }]);
});

test.each([[14, 1, 10], [15, 2, 11], [16, 3, 12], [27, 10, 19], [28, 11, 20], [32, 14, 24], [48, 25, 34]])("a monster of %s hit points is of level %s and worth %s", (maxHitPoints, level, worth) => {
  expect(levelOf({ maxHitPoints })).toBe(level);
  expect(experience.worth({ maxHitPoints })).toBe(worth);
  expect(worthAt(level)).toBe(worth);
});

test("the weakest are of the first level, and none has less than a tenth of its body", () => {
  expect(levelOf({ maxHitPoints: 1 })).toBe(1);
  expect(bodyAt(-20, MONSTER).hitPoints).toBe(1);
});

test("only the hero learns", () => {
  const who = hero();
  const rat = { maxHitPoints: 14 };

  expect(learning(rat, who)).toEqual([change(who, "experience", 10)]);
  expect([learning(rat, { isHero: false }), learning(rat, undefined)]).toEqual([[], []]);
});

const rat = (traits) => ({ isHero: false, name: "rat", hitPoints: 14, attack: 8, defense: 0, pack: [], paralysed: 0, mood: "hunting", ...traits });

test("a blow at the hero stops him, and one at others wakes them", () => {
  const [you, foe] = [hero({ defense: 0 }), rat()];

  expect(blows(foe, you, dice.showing(1), {})).toEqual([say("Rat misses Player.", { about: foe }), interrupt()]);
  expect(blows({ ...you, attack: 4 }, foe, dice.showing(1), {})[1]).toEqual(set(foe, "mood", "hunting"));
});

test("a blow does what the striker's blows do besides, if it does harm", () => {
  const you = hero({ defense: 0 });
  const venomous = rat({ onHit: () => ["poison"] });

  expect(blows(venomous, you, dice.showing(2, 2, 0), {}).at(-1)).toEqual(["poison"]);
  expect(blows(venomous, you, dice.showing(1), {}).flat()).not.toContain("poison");
});
