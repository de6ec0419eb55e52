// What each state says, how one faints, and how much a meal is.
import { change, interrupt, kill, say, stun } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { hunger } from "base/rules/hunger.js";
import { digesting } from "./stomach.js";
import { foodBar, stateAt, stages } from "./words.js";

const hero = (foodLeft, traits) => ({ isHero: true, hitPoints: 9, paralysed: 0, foodLeft, ...traits });

test.each([
  [300, "You begin to feel hungry.", "Hungry", "warn"], [150, "Hunger makes you weak.", "Weak", "bad"], [1, "Everything goes dim with hunger.", "Faint", "bad"],
])("in the turn after food for %s is told, once: %s", (foodLeft, line, word, tone) => {
  dice.highest();
  const who = given.hero({ foodLeft: foodLeft + 1 }).waits();
  expect(world).toHaveSaidNothing();

  who.waits();
  expect(who).toShow(word);
  expect(world).toHaveSaidExactly(line);
  expect(world).toHaveInterrupted(line);
  expect(foodBar(hero(foodLeft - 1))[0].tone).toBe(tone);
  who.waits();
  expect(world).toHaveSaidNothing();
});

test("whoever eats his fill is told nothing", () => {
  dice.highest();

  expect(given.hero({ foodLeft: 290 }).eats("ration")).not.toShow("Hungry");
  expect(world).toHaveSaidExactly("That was good.");
});

test("the bar is empty at nothing, and full at what a stomach holds", () => {
  expect(foodBar(hero(1500))).toEqual([{ bar: "Food", value: 1500, max: 2000, tone: "food", text: "" }]);
  expect(foodBar(hero(-400))).toEqual([{ bar: "Food", value: 0, max: 2000, tone: "bad", text: "Faint" }]);
  expect(stateAt(1e9)).toBe(stages.fed);
});

test("one sets out with food for 1300 turns", () => {
  expect(given.hero().waits()).toHave({ foodLeft: 1299 });
});

/** What happens to somebody besides that his stomach empties. */
const harm = (who, thrown) => digesting(who, thrown).slice(2).flat();
const line = "You are too weak from hunger. You faint.";

test.each([[2, 1, false], [1, 1, true], [-100, 1, true], [-100, 2, false]])("with food for %s a die that shows %s makes one faint: %s", (foodLeft, shown, falls) => {
  const who = hero(foodLeft);

  expect(harm(who, dice.showing(shown, 5))).toEqual(falls ? [say(line, "bad"), interrupt(line), stun(who, 5)] : []);
});

test("one turn in five one faints, for 4 to 11 turns", () => {
  const asked = [];
  digesting(hero(0), { oneIn: (n) => asked.push(n) > 0, between: (low, high) => asked.push(low, high) });

  expect(asked).toEqual([5, 4, 11]);
});

test("whoever lies there does not faint again", () => {
  expect(harm(hero(0, { paralysed: 1 }), dice.showing(1))).toEqual([]);
});

test("below -850 one dies, also lying down", () => {
  const who = hero(-850, { paralysed: 3 });

  expect(harm(who, dice.showing(1))).toEqual([kill(who, "starvation")]);
});

test.each([["lowest", "ration", 1100], ["highest", "ration", 1499], ["lowest", "jerky", 367]])("with the %s dice a %s gives %s", (side, food, gives) => {
  dice[side]();

  expect(given.hero({ foodLeft: 500 }).eats(food)).toHave({ foodLeft: 500 + gives - 1 });
});

test("what food does besides, it does here, too", () => {
  expect(given.hero({ hitPoints: 10 }).eats("honeycomb")).toHave({ hitPoints: 18 });
});

test("wounds close at the usual pace, however hungry one is, and cost nothing", () => {
  dice.of("classic:digesting").fall(5);
  const who = given.hero({ foodLeft: 20, hitPoints: 10, maxHitPoints: 40 });

  world.turns(50);
  expect(who).toHave({ foodLeft: -30, hitPoints: 18 });
});

const HALL = "####\n#@_#\n####";

test("an altar takes food", () => {
  given.level(HALL);
  expect(given.hero({ foodLeft: 900 }).steps("east").does("pray")).toHave({ foodLeft: 900 - 400 - 2, nourishment: 1800, attack: 3 });
});

test("whoever has no food left has none to give", () => {
  given.level(HALL);
  expect(given.hero({ foodLeft: 401 }).steps("east").does("pray")).toHave({ foodLeft: 401 - 2, attack: 2 });
});

test("what takes a part of a turn takes nothing", () => {
  const who = hero(900);
  expect(hunger.spend(who, 59.5)).toEqual(change(who, "foodLeft", -59));
});

test("soup is two fifths of a ration", () => {
  dice.of("quaffing").lowest();
  expect(given.hero({ foodLeft: 100 }).uses("quaff", "broth")).toHave({ foodLeft: 100 + 440 - 1 });
});
