// Hunger, healing and experience, as published.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { stomach } from "./rules/hunger.js";
import { gained } from "./rules/experience.js";
import { mending } from "./rules/healing.js";

test("one sets out with food for 1300 turns, and each turn takes one", () => {
  expect(given.hero().waits()).toHave({ nourishment: 1299 });
});

test("a stomach holds 2000, and a meal gives 1100 to 1499", () => {
  dice.lowest();
  expect(given.hero({ nourishment: 100, pack: { "rogue:food": 1 } }).eats("rogue:food")).toHave({ nourishment: 1199 });
  dice.highest();
  expect(given.hero({ nourishment: 100, pack: { "slime-mold": 1 } }).eats("slime-mold")).toHave({ nourishment: 1598 });
  expect(stomach.holds).toBe(2000);
  expect(given.hero({ nourishment: 700, pack: { "slime-mold": 1 } }).eats("slime-mold")).toHave({ nourishment: 1999 });
});

test("whoever was starving is as good as empty", () => {
  dice.lowest();
  expect(given.hero({ nourishment: -300, pack: { "rogue:food": 1 } }).eats("rogue:food")).toHave({ nourishment: 1099 });
});

test("three meals of ten taste awful, and teach a point", () => {
  dice.lowest();
  expect(given.hero({ nourishment: 100, pack: { "rogue:food": 1 } }).eats("rogue:food")).toHave({ experience: 1 });
  expect(world).toHaveSaid("Or was it? It tasted awful. One lives and learns.");
  dice.highest();
  given.hero({ nourishment: 100, experience: 0, pack: { "slime-mold": 1 } }).eats("slime-mold");
  expect(world).toHaveSaidExactly("That was good.");
});

test.each([[301, []], [300, ["Hungry"]], [151, ["Hungry"]], [150, ["Weak"]], [1, ["Fainting"]]])("after the turn that begins with food for %s turns one is %s", (nourishment, told) => {
  dice.highest();
  const screen = given.hero({ nourishment }).waits() && world.screen();
  expect(["Hungry", "Weak", "Fainting"].filter((word) => screen.includes(word))).toEqual(told);
});

test("with nothing left one faints in one turn of five, for 4 to 11 turns", () => {
  const hero = given.hero({ nourishment: -1 });
  dice.of("stateOfHunger").fall(2);
  hero.waits();
  expect(hero).toBeParalysedFor(0);

  dice.of("stateOfHunger").fall(1, 8);
  hero.waits();
  expect(world).toHaveSaid("You are too weak from lack of food. You faint.");
});

test("below -850 one dies", () => {
  dice.highest();
  const hero = given.hero({ nourishment: -850 }).waits();
  expect(hero).toBeAlive();
  expect(hero.waits()).toBeDeadOf("starvation");
});

const mended = (level, quiet, dice_, pack = []) => mending(facts.creature({ level, quiet, hitPoints: 5, maxHitPoints: 50, pack }), dice_, facts.world({}));
const heals = (effects) => effects.filter((effect) => JSON.stringify(effect).includes("heal")).length > 0;

test.each([[1, 17, false], [1, 18, true], [5, 9, false], [5, 10, true], [7, 5, false], [7, 6, true], [8, 1, false], [8, 2, true], [12, 2, true]])(
  "at level %s after %s quiet turns and one more a wound closes: %s",
  (level, quiet, closes) => {
    expect(heals(mended(level, quiet, dice.showing(1)))).toBe(closes);
  },
);

test("at level 12 up to five points close at once", () => {
  const asked = [];
  mended(12, 2, { between: (low, high) => asked.push(low, high) });
  expect(asked).toEqual([1, 5]);
});

test("a fight ends the quiet", () => {
  given.level("####\n#@Z#\n####", { Z: "rogue:Z" });
  const hero = given.hero({ quiet: 9 });
  dice.of("blows").highest();
  hero.attacks(world.creature("rogue:Z"));
  expect(hero.quiet).toBeAtMost(1);
});

test("a level brings a die of ten in life", () => {
  given.level("####\n#@Z#\n####", { Z: "rogue:Z" });
  const zombie = world.creature("rogue:Z").with({ hitPoints: 1, bounty: 10, mood: "hunting" });
  dice.of("blows").lowest();
  dice.of("learning").fall(7);
  const hero = given.hero({ hitPoints: 12 }).attacks(zombie);

  expect(hero).toHave({ level: 2, experience: 10, hitPoints: 19, maxHitPoints: 19 });
  expect(world).toHaveSaid("Welcome to level 2.");
});

test("several levels at once bring several", () => {
  expect(JSON.stringify(gained(facts.creature({ id: 1, kind: "hero", isHero: true, hitPoints: 9, maxHitPoints: 12, level: 1, experience: 0 }), 45, dice.showing(3)))).toContain("Welcome to level 4.");
});

