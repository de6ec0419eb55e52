// The bounds of chance in a fight, and the bar that shows what fights have taught.
import { dice, expect, given, test, world } from "gnaw/test";
import { blows, melee } from "../rules/combat.js";
import { experience, experienceLabels } from "../rules/experience.js";
import { odds } from "../rules/odds.js";

const fighter = (traits = {}) => ({ isHero: true, paralysed: 0, pack: [], attack: 0, defense: 0, hitPoints: 9, damage: "1d4", ...traits });
const goblin = (traits = {}) => ({ isHero: false, name: "goblin", mood: "hunting", pack: [], attack: 0, defense: 0, hitPoints: 9, damage: "1d4", ...traits });
/** What comes of a blow that hits, or misses, and whose die shows that. */
const struck = (attacker, defender, harm) => blows(attacker, defender, dice.showing(1, harm), world).flat(9);
const missed = (attacker, defender) => blows(attacker, defender, dice.showing(97), world).flat(9);
const told = (effects) => effects.filter((one) => one.effect === "say").map((one) => one.text);
const moodAfter = (effects) => effects.filter((one) => one.meter === "mood").map((one) => one.memo);

test.each([[0, 80], [1, 84], [4, 96], [5, 96], [-17, 12], [-18, 10], [-30, 10]])("%s points of skill more hit %s times in a hundred", (attack, percent) => {
  expect(melee.percentToHit(fighter({ attack }), fighter({}))).toBe(percent);
});

test("whoever cannot move is always hit", () => {
  expect(melee.percentToHit(fighter({ attack: -30 }), fighter({ paralysed: 1 }))).toBe(100);
  expect(melee.percentToHit(fighter({ attack: -30 }), goblin({ mood: "asleep" }))).toBe(100);
  expect(melee.percentToHit(fighter({ attack: -30 }), goblin({ paralysed: 1 }))).toBe(100);
});

test("a weapon in hand counts by its making and its balance", () => {
  const sword = { slot: "hand", worn: 1, bonus: 1, accuracy: 5 };

  expect(melee.percentToHit(fighter({ pack: [sword] }), goblin())).toBe(80 + 4 * 1 + 5);
  expect(melee.percentToHit(fighter({ pack: [{ ...sword, worn: 0 }] }), goblin())).toBe(80);
});

test("armour counts with its making where it is worn, and of other things worn nothing", () => {
  const pack = [{ slot: "body", worn: 1, armour: 2, bonus: 1 }, { slot: "shield", worn: 0, armour: 2, bonus: 0 }, { slot: "finger", worn: 1, bonus: 5 }];

  expect(melee.percentToHit(goblin(), fighter({ defense: 3, pack }))).toBe(80 - 4 * (3 + 2 + 1));
});

test.each([
  ["the hero hits somebody awake", fighter(), goblin(), "You hit the goblin for 2."],
  ["the hero stabs a sleeper, three times as hard", fighter(), goblin({ mood: "asleep" }), "You catch the goblin asleep, and hit for 6."],
  ["so does a creature", goblin(), goblin({ mood: "asleep" }), "The goblin catches the goblin asleep, and hits for 6."],
  ["a creature hits the hero", goblin(), fighter(), "The goblin hits you for 2."],
  ["whoever has fainted is hit as hard as ever", goblin(), fighter({ paralysed: 3 }), "The goblin hits you for 2."],
  ["skill adds half of itself", fighter({ attack: 3 }), goblin(), "You hit the goblin for 3."],
  ["a hit that finds hardly any strength takes one", goblin({ attack: -9 }), fighter(), "The goblin hits you for 1."],
])("%s", (_what, attacker, defender, line) => {
  const effects = struck(attacker, defender, 2);

  expect(told(effects)).toEqual([line]);
  expect(effects.find((one) => one.effect === "say").tone).toBe(defender.isHero ? "warn" : "");
  expect(effects.filter((one) => one.effect === "damage").length).toBe(1);
});

test("the blow that brings the hero under a third of his life says so, and no other", () => {
  const texts = (life, harm) => struck(goblin(), fighter({ hitPoints: life, maxHitPoints: 30, caution: 1 / 3 }), harm).filter((one) => one.effect === "interrupt").map((one) => one.why);

  expect([texts(12, 2), texts(12, 3), texts(9, 1)]).toEqual([[""], ["You are badly hurt!"], [""]]);
});

test("a blow at the hero interrupts him, whether it hits or not; one of his own does not", () => {
  const interrupts = (effects) => effects.some((one) => one.effect === "interrupt");

  expect([struck(goblin(), fighter(), 1), missed(goblin(), fighter()), struck(fighter(), goblin(), 1), missed(fighter(), goblin())].map(interrupts))
    .toEqual([true, true, false, false]);
});

test("a miss is told", () => {
  expect(told(missed(fighter(), goblin()))).toEqual(["You miss the goblin."]);
});

test.each([["asleep", ["hunting"]], ["wandering", ["hunting"]], ["fleeing", []]])("whoever is %s and struck at hunts, unless he flees", (mood, after) => {
  expect(moodAfter(struck(fighter(), goblin({ mood }), 1))).toEqual(after);
  if (mood !== "asleep") expect(moodAfter(missed(fighter(), goblin({ mood })))).toEqual(after);
  expect(moodAfter(struck(goblin(), fighter({ mood }), 1))).toEqual([]);
});

test("whoever strikes at somebody hunts, and is not wandering any more", () => {
  expect(moodAfter(missed(goblin({ mood: "wandering" }), fighter()))).toEqual(["hunting"]);
  expect(moodAfter(struck(goblin(), fighter(), 1))).toEqual([]);
});

test("hardly any strength takes one hit point at a time", () => {
  const [theirs] = odds(fighter({ hitPoints: 9 }), goblin({ attack: -9, damage: "1d2" }));

  expect(theirs).toBe("The goblin has a 44% chance to hit you, usually for 1, and at best could win in 9 blows.");
});

test("the bar counts from one level to the next", () => {
  const labels = /** @type {Function} */ (experienceLabels);
  const [bar] = labels({ level: 3, experience: experience.toReach(3) + 5 });

  expect([bar.bar, bar.value, bar.max]).toEqual(["Level 3", 5, experience.toReach(4) - experience.toReach(3)]);
});

test("whoever faints does nothing else", () => {
  dice.of("stateOfHunger").fall(5, 3);
  given.hero({ nourishment: 40 }).waits();

  expect(world).toHaveInterrupted("You faint.");
});

test("a cautious hero is told so sooner", () => {
  given.level("####\n#@r#\n####");
  dice.of("blows").lowest();
  const hero = given.hero({ hitPoints: 20, maxHitPoints: 40, caution: 0.5 });
  world.creature("rat").with({ mood: "hunting" });
  hero.waits();

  expect(world).toHaveInterrupted("You are badly hurt!");
});
