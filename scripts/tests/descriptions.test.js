// What looking at somebody or something tells.
import { items } from "gnaw";
import { expect, given, test, world } from "gnaw/test";
import { descriptions } from "../rules/descriptions.js";
import { hunger } from "../rules/hunger.js";
import { melee } from "../rules/combat.js";
import { harmOf, odds } from "../rules/odds.js";
import { strokes } from "../rules/strokes.js";

const viewer = { isHero: true, pack: [], nourishment: hunger.stomach, talents: [], damage: "1d3", attack: 2, defense: 2, hitPoints: 40, paralysed: 0 };
const foe = { isHero: false, name: "imp", mood: "hunting", paralysed: 0, pack: [], attack: 1, defense: 1, hitPoints: 9, damage: "1d4", hates: () => true };
const item = (kind, meters = {}) => ({ isItem: true, ...items[kind], kind, worn: 0, bonus: 0, known: 1, ...meters });

test("what somebody does from afar is told with the harm that it does", () => {
  const viewer = /** @type {any} */ ({ isHero: true, hitPoints: 20, attack: 0, defense: 0, damage: "1d3", pack: [], paralysed: 0 });
  const newt = { ...viewer, isHero: false, hates: () => true, damage: "1d2", mood: "hunting", power: "spit", pronoun: "it" };

  expect(descriptions(newt, viewer)).toContain("From as far as 5 cells it can take 1 to 3.");
  expect(descriptions({ ...newt, power: "howl" }, viewer).some((line) => line.startsWith("From as far"))).toBe(false);
});

test("a creature, its mood, and the odds both ways", () => {
  given.level(`
    #####
    #@r.#
    #####`);
  const screen = world.screen("x");

  expect(screen).toContain("It gnaws at everything.");
  expect(screen).toContain("It is wandering.");
  expect(screen).toContain("The rat has a 72% chance to hit you, usually");
});

test("of an archer is told what he throws, as long as he has any of it", () => {
  const archer = { ...foe, mind: "archer", damage: "1d3", attack: 2, pack: [item("ration"), item("dart")] };

  expect(descriptions(archer, viewer)).toContain(`It throws a dart, which takes ${harmOf(items.dart.missile, melee.addedDamage(archer))}.`);
  expect(descriptions({ ...archer, pack: [] }, viewer).join()).not.toContain("throws");
  expect(descriptions({ ...archer, mind: "hunter" }, viewer).join()).not.toContain("throws");
});

test.each([["felt-boots", "With it you are heard 2 cells less far."], ["ring", "With it you are heard 1 cell farther off."]])("of %s is told: %s", (kind, line) => {
  expect(descriptions({ ...item(kind), slot: "feet" }, viewer)).toContain(line);
});

test("a friend is told as one, without the odds of a fight, as long as nothing sets him against the hero", () => {
  const wolf = { name: "wolf", doc: "Grey.", mood: "hunting", paralysed: 0, pack: [], attack: 1, defense: 1, hitPoints: 9, damage: "1d4", follows: viewer, hates: () => false };

  expect(descriptions(wolf, viewer)).toEqual(["Grey.", "It follows you, and fights for you."]);
  expect(descriptions({ ...wolf, hates: () => true }, viewer).length).toBe(4);
});

test.each([
  [{ charges: 3, charge: 1 }, "It holds 1 of 3 charges, and no more will come."],
  [{ charges: 1, charge: 0 }, "It holds 0 of 1 charge, and no more will come."],
  [{ charges: 2, charge: 1, recharge: 150 }, "It holds 1 of 2 charges; one comes back every 150 turns."],
  [{ charges: 1, charge: 1, recharge: 600 }, "It holds its one charge, which comes back within 600 turns once it is used."],
  [{ charges: 1, charge: 0, recharge: 600 }, "Its one charge is spent, and comes back within 600 turns."],
])("of charges %s is told: %s", (charges, line) => {
  expect(descriptions({ ...item("stone"), ...charges }, viewer)).toContain(line);
});

test("the odds by the numbers: what a blow does as a rule, and how soon it could be over", () => {
  const foe = { isHero: false, name: "imp", pack: [], damage: "2d4+1", attack: 5, defense: 0, hitPoints: 9, mood: "hunting" };

  expect(odds(viewer, foe)).toEqual([
    "The imp has a 92% chance to hit you, usually for 8, and at best could win in 4 blows.",
    "You have an 88% chance to hit the imp, usually for 3, and at best could win in 3 blows.",
  ]);
});

test.each([[12, "1 blow"], [13, "2 blows"]])("whoever sleeps with %s hit points is stabbed first, at best in %s", (hitPoints, blows) => {
  const foe = { isHero: false, name: "imp", pack: [], damage: "2d4+1", attack: 5, defense: 0, hitPoints, mood: "asleep" };

  expect(odds(viewer, foe)[1]).toBe(`You have a 100% chance to hit the imp, usually for 9, and at best could win in ${blows}.`);
});

test("a single hit, of the weakest, is a hit", () => {
  const foe = { isHero: false, name: "mote", pack: [], damage: "1d1-5", attack: 0, defense: 0, hitPoints: 1, mood: "hunting" };

  expect(odds({ ...viewer, hitPoints: 1 }, foe)).toEqual([
    "The mote has a 72% chance to hit you, usually for 1, and at best could win in 1 blow.",
    "You have an 88% chance to hit the mote, usually for 3, and at best could win in 1 blow.",
  ]);
});

test("armour is held against what is worn, with how good that is", () => {
  const who = { ...viewer, pack: [item("studded", { worn: 1, bonus: 4, count: 1 })] };

  expect(descriptions(item("ring"), /** @type {any} */ (who))).toContain(`It gives ${items.ring.armour} defense, instead of ${(items.studded.armour ?? 0) + 4}.`);
});

test("oneself", () => {
  const axe = item("axe", { isItem: true, worn: 1, bonus: 1, count: 1 });
  const leather = item("leather", { worn: 1, count: 1 });

  expect(descriptions({ ...viewer, pack: [axe, leather], kills: 3, talents: ["thrift"] }, viewer)).toEqual([
    "That is you.", `Attack 3, defense ${2 + leather.armour}; a blow does ${axe.damage}+1.`, "Killed so far: 3.", "a +1 axe (in hand)",
    "a leather jerkin (worn)", "Thrift: the stomach empties a sixth slower",
  ]);
});

test("a meal that wastes, one that does not, and its catch", () => {
  const { nutrition, doc } = items.ration;

  expect(descriptions(item("ration"), viewer)).toEqual([doc, `A meal of it lasts ${nutrition} turns; now it would waste ${nutrition}.`]);
  expect(descriptions(item("mushroom"), { ...viewer, nourishment: 0 })).toEqual([
    items.mushroom.doc, `A meal of it lasts ${items.mushroom.nutrition} turns; now it would waste nothing.`, items.mushroom.warning,
  ]);
});

test("what one does not know", () => {
  expect(descriptions(item("might", { known: 0 }), viewer)).toEqual(["You do not know yet what it does."]);
});

const CHANGE = "To change to it takes 2 turns.";
const HELD = `What you hold now: ${strokes.stagger.doc} It takes 5 percent off your chance to hit.`;

test("a weapon against bare hands, against another, and in hand", () => {
  const { doc, damage } = items.axe;
  const told = (worn, pack) => descriptions(item("axe", { worn }), { ...viewer, pack });

  const stroke = strokes.sweep.doc;

  expect(told(0, [])).toEqual([doc, `In hand it does ${damage}, instead of 1d3.`, stroke, CHANGE]);
  expect(told(0, [item("mace", { worn: 1 })])).toEqual([doc, `In hand it does ${damage}, instead of ${items.mace.damage}.`, stroke, HELD, CHANGE]);
  expect(told(1, [])).toEqual([doc, `In hand it does ${damage}.`, stroke]);
  expect(told(0, [item("mace", { worn: 1, bonus: -1 })])).toContain(`In hand it does ${damage}, instead of ${items.mace.damage} with -1 to attack.`);
  expect(descriptions(item("axe", { worn: 1, bonus: 3 }), viewer)).toContain(`In hand it does ${damage} with +3 to attack.`);
  expect(descriptions(item("war-hammer"), viewer)).toContain("It takes both hands: no shield beside it.");
});

test.each([["staff-of-sparks", "2d5+1"], ["wand-of-fire", "2d4"]])("what a bolt does: %s", (kind, damage) => {
  expect(descriptions(item(kind, { known: 1 }), viewer)).toContain(`Whoever it strikes takes ${damage}.`);
});

test("what a missile does", () => {
  expect(descriptions(item("dart"), viewer)).toContain(`Thrown it does ${items.dart.missile}.`);
  expect(descriptions(item("dart"), { ...viewer, talents: ["strongArm"] })).toContain(`Thrown it does ${items.dart.missile}+2.`);
});

test("armour with what was made better of it, against none, and worn", () => {
  const { doc, armour } = items.leather;
  const told = (worn) => descriptions(item("leather", { worn, bonus: 2 }), viewer);

  expect(told(0)).toEqual([doc, `It gives ${armour + 2} defense, instead of 0.`, CHANGE]);
  expect(told(1)).toEqual([doc, `It gives ${armour + 2} defense.`]);
});

test("a staff that also guards is held against what guards in the hand, and against what does not", () => {
  const { armour } = items.quarterstaff;
  const told = (worn) => descriptions(item("quarterstaff"), { ...viewer, pack: [item(worn, { worn: 1 })] });

  expect(told("dagger")).toContain(`It gives ${armour} defense, instead of 0.`);
  expect(told("crossbow")).toContain(`It gives ${armour} defense, instead of 0.`);
});

test("what was learned more than once is told once, with how often", () => {
  given.hero({ talents: ["life", "sight", "life"] });

  expect(world.screen("C")).toContain("Life: eight more points of life (2 times)");
});

test.each([[["x", "h", "h"], "a leather jerkin", "That is you."], [["x"], "a rat", "a leather jerkin"]])("what lies on one's own cell is told first, and on another's last: %s", (keys, first, last) => {
  given.level("######\n#@.r.#\n######");
  world.lay("leather", 1, 1);
  world.lay("leather", 3, 1);
  const box = world.screen(.../** @type {string[]} */ (keys)).split("You see")[1];

  expect([box.includes(first), box.includes(last), box.indexOf(first) < box.indexOf(last)]).toEqual([true, true, true]);
});

test("what is better of a weapon stands on its page", () => {
  given.hero({ pack: { axe: { bonus: 2 } } });

  expect(world.screen("i", "a")).toContain("with +2 to attack, instead of 1d3.");
});
