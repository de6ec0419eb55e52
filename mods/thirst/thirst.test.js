// How one dries out, and what helps.
import { items } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { loot } from "base/content/loot.js";
import { recovery } from "base/rules/healing.js";
import { findable } from "base/rules/finds.js";
import { lootChances } from "base/rules/loot.js";

const POND = `
  #####
  #@~.#
  #####`;

test.each([[250, "You are thirsty.", "Thirsty"], [100, "Your tongue sticks to the roof of your mouth.", "Parched"], [1, "You are dying of thirst!", "Dry"]])(
  "with %s turns of water: %s",
  (water, line, word) => {
    const hero = given.hero({ water }).waits();

    expect(hero).toShow(word);
    expect(world).toHaveSaidExactly(line);
    hero.waits();
    expect(world).not.toHaveSaid(line);
  },
);

test.each([[251, "Thirsty"], [101, "Parched"], [2, "Dry"]])("with %s turns of water one is not yet %s", (water, word) => {
  expect(given.hero({ water }).waits()).not.toShow(word);
});

test("one sets out with a thousand turns of water and two flasks", () => {
  expect(given.hero()).toHave({ water: 1000 });
  expect(given.game({ seed: 1 }).plays([])).toCarry("flask", 2);
});

test.each([[1, 1], [0.5, 0], [0, 0]])("with %s turns of water life comes back %s times as fast", (water, times) => {
  expect(recovery.times({ water, nourishment: 500 })).toBe(times);
});

test("a worse state stops whatever goes on", () => {
  given.hero({ water: 250 }).waits();

  expect(world).toHaveInterrupted("You are thirsty.");
});

test("one dies of thirst, a hit point every third turn", () => {
  const hero = given.hero({ water: 0, hitPoints: 2 });

  world.turns(5);
  expect(hero).toHave({ hitPoints: 1 });
  world.turns(1);
  expect(hero).toBeDeadOf("thirst");
});

test("a flask holds five hundred turns, and is empty then", () => {
  const hero = given.hero({ water: 300, pack: { flask: 1 } }).uses("quaff", "flask");

  expect(world).toHaveSaid("Ah. Water.");
  expect(hero).toHave({ water: 799 });
  expect(hero).toCarry("flask", 0);
  expect(hero).toCarry("empty-flask", 1);
});

test("whoever else is wetted by one has nothing of it", () => {
  expect(items["thirst:flask"].onQuaff(facts.creature({ isHero: false }), dice.showing(1), facts.world({}))).toEqual([]);
});

test("flasks are found from the first depth to the last, as often as scrolls that map", () => {
  expect(loot["thirst:flask"]).toEqual(loot.mapping);
});

test("one may lie under a body", () => {
  const weights = findable(loot, 1);
  const before = Object.keys(weights).indexOf("thirst:flask");
  dice.of("remains").fall(lootChances.percentLoot, 1 + Object.values(weights).slice(0, before).reduce((sum, weight) => sum + weight, 0));
  dice.of("blows").lowest();
  const hero = given.hero({ attack: 40 });
  const bat = world.spawn("bat", hero.at.x + 1, hero.at.y).with({ hitPoints: 1 });
  hero.attacks(bat);

  expect(hero.steps("east").picksUp()).toCarry("flask", 1);
});

test("nobody holds more than a thousand turns of water", () => {
  expect(given.hero({ water: 900, pack: { flask: 1 } }).uses("quaff", "flask")).toHave({ water: 999 });
});

test("any potion is wet", () => {
  expect(given.hero({ water: 300, pack: { healing: 1 } }).uses("quaff", "healing")).toHave({ water: 419 });
});

test("in the shallows one drinks one's fill, fills all flasks, and leaves the water as it is", () => {
  given.level(POND, { "~": "shallows" });
  const hero = given.hero({ water: 10, pack: { "empty-flask": 3 } }).steps("east").does("drink");

  expect(world).toHaveSaidExactly("You drink your fill.", "You fill your flasks.");
  expect(hero).toHave({ water: 999 });
  expect(hero).toCarry("flask", 3);
  expect(hero).toCarry("empty-flask", 0);
  hero.does("drink");
  expect(world).toHaveSaidExactly("You drink your fill.");
});

test("a well heals besides, once", () => {
  given.level(POND, { "~": "well" });
  const hero = given.hero({ water: 10, hitPoints: 5 }).steps("east").does("drink");

  expect(hero).toHave({ water: 999, hitPoints: 35 });
  expect(hero.refusalOf("drink")).toBe("There is no well here.");
});
