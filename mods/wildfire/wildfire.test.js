// How fire runs in a dry summer, and what starts it.
import { dice, expect, given, test, world } from "gnaw/test";
import { loot } from "base/content/loot.js";
import { findable } from "base/rules/finds.js";
import { lootChances } from "base/rules/loot.js";

test("flames catch what lies beside them more often", () => {
  given.level('######\n#@^".#\n######', { "^": "flame" });
  dice.of("flame").fall(70, 36);
  world.turns(1);

  expect(world.picture).toContain("#@**.#");
});

test("green shoots come up where it has burnt, and grass in the end", () => {
  given.level("#####\n#@s.#\n#####", { s: "smoke" });
  dice.of("smoke").fall(25);
  dice.of("sprout").fall(2, 1);
  world.turns(1);
  expect(world.picture).toContain("#@,.#");
  world.turns(2);
  expect(world.picture).toContain('#@".#');
});

test("a flask of embers bursts where one throws it", () => {
  given.level("#######\n#@....#\n#.....#\n#.....#\n#######");
  dice.of("flame").fall(100);
  const hero = given.hero({ pack: { embers: 2 } }).throws("embers", { x: 4, y: 2 });

  expect(world).toLookLike("#######\n#@.***#\n#..***#\n#..***#\n#######");
  expect(hero).toCarry("embers", 1);
});

test("whatever else is thrown flies as before", () => {
  given.level("#######\n#@....#\n#######");

  expect(given.hero({ pack: { dart: 1 } }).throws("dart", { x: 2, y: 1 }).steps("east").picksUp()).toCarry("dart", 1);
});

test("the scroll of fire asks where, and burns there", () => {
  given.level('#########\n#@......#\n#.......#\n#########');
  const hero = given.hero({ pack: { fire: 1 } }).reads("fire").aims({ x: 6, y: 1 });

  expect(world.picture).toContain("#@..****#");
  expect(hero).toCarry("fire", 0);
});

test("embers are found from the first depth to the last, as poison is", () => {
  expect(loot["wildfire:embers"]).toEqual(loot.poison);
});

test("a flask may lie under a body", () => {
  const weights = findable(loot, 1);
  const before = Object.keys(weights).indexOf("wildfire:embers");
  dice.of("remains").fall(lootChances.percentLoot, 1 + Object.values(weights).slice(0, before).reduce((sum, weight) => sum + weight, 0));
  dice.of("blows").lowest();
  const hero = given.hero({ attack: 40 });
  const bat = world.spawn("bat", hero.at.x + 1, hero.at.y).with({ hitPoints: 1 });
  hero.attacks(bat);

  expect(hero.steps("east").picksUp()).toCarry("embers", 1);
});

test("whoever sets out has two flasks of embers", () => {
  expect(given.game({ seed: 1 }).plays([])).toCarry("embers", 2);
});
