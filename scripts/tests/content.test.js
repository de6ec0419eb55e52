// Whatever the tables hold comes up in a running game, also what chance seldom brings.
import { creatures, items, tiles } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { guaranteedFood, loot } from "../content/loot.js";
import { levels } from "../content/levels.js";
import { talents } from "../content/talents.js";
import { foodClock } from "../rules/foodclock.js";
import { hordes, meetable } from "../rules/hordes.js";
import { findable } from "../rules/finds.js";
import { lootChances } from "../rules/loot.js";
import { engraving } from "../rules/runics.js";
import { experience } from "../rules/experience.js";
import { DECIDED_EVERY } from "../rules/wanderers.js";

/** What a die must show so that the weights fall on a name. */
const shownFor = (weights, name) =>
  1 + Object.entries(weights).slice(0, Object.keys(weights).indexOf(name)).reduce((sum, [, weight]) => sum + weight, 0);

/** Dice for how many lie there. */
const heapOf = (kind) => (kind === undefined || loot[kind].count === undefined ? [] : Array(Number(loot[kind].count[0])).fill(1));

/** What a hero wears may be bettered: with loaded dice the body of a bat, which leaves nothing of itself, has this under it. */
const underABat = (kind) => {
  const { from, comesWith } = loot[kind];
  const plain = items[kind].slot === undefined ? [] : [lootChances.percentEnchanted + 1];
  const bare = ["hand", "body"].includes(items[kind].slot) ? [engraving.percent + 1] : [];
  dice.of("remains").fall(lootChances.percentLoot, shownFor(findable(loot, from), kind), ...heapOf(kind), ...plain, ...bare, ...heapOf(comesWith));
  dice.of("blows").lowest();
  given.depth(from);
  const hero = given.hero({ attack: 40 });
  const bat = world.spawn("bat", hero.at.x + 1, hero.at.y).with({ hitPoints: 1 });
  hero.attacks(bat);
  return hero.steps("east").picksUp();
};

test.each(Object.keys(loot))("%s may lie under a body", (kind) => {
  expect(underABat(kind).carried(kind) > 0).toBe(true);
});

test.each(Object.keys(guaranteedFood))("with %s the dungeon lays out what is due", (kind) => {
  const depth = 5;
  dice.of("owedFood").fall(0, shownFor(findable(guaranteedFood, depth), kind), 100, 200, 300, 400, 500);
  given.depth(depth - 1);
  given.level(`
    ####
    #@>#
    ####`);
  const before = foodClock.dueBy(depth) - items[kind].nutrition;
  world.with({ foodLaid: before });
  dice.of("populating").lowest();
  world.hero.steps("east").descends();

  expect(world.meter("foodLaid")).toBe(before + items[kind].nutrition);
});

test.each(Object.keys(items))("%s is carried and looked at", (kind) => {
  given.hero({ pack: { [kind]: 1 } });

  expect(world.hero.carried(kind)).toBe(1);
  expect(world.screen("i")).toContain("You carry");
});

test.each(Object.keys(tiles))("%s is painted where it is seen, and entered where it may be", (kind) => {
  given.level("####\n#@X#\n####", { X: kind });
  const { glyph, plain, passable } = tiles[kind];
  expect([glyph, plain].some((one) => world.screen().includes(`@${one}`))).toBe(true);

  if (passable) world.hero.with({ pack: { key: 1 } }).steps("east");
  expect(world.screen()).toContain("@");
});

test.each(Object.keys(creatures).filter((kind) => kind !== "hero"))("%s is met", (kind) => {
  const hero = given.hero();

  expect(world.spawn(kind, hero.at.x + 1, hero.at.y).called).toContain(creatures[kind].name);
});

test.each(Object.keys(talents))("%s may be chosen at a level of experience", (choice) => {
  dice.of("learning").fall(1 + Object.keys(talents).indexOf(choice), 1, 1, 1);
  const hero = given.hero({ experience: experience.toReach(2) - 1 });
  const rat = world.spawn("rat", hero.at.x + 1, hero.at.y).with({ hitPoints: 1 });
  dice.of("blows").lowest();
  hero.attacks(rat);
  expect(world.screen()).toContain("level 2");

  hero.chooses(choice);
  expect(world.screen()).not.toContain(talents[choice].text);
});

test.each(Array.from({ length: levels.depths - 1 }, (_, n) => n + 2))("depth %s is dug as planned", (depth) => {
  dice.seeded(depth);
  given.depth(depth - 1);
  given.level(`
    ####
    #@>#
    ####`);
  world.hero.steps("east").descends();

  expect(world.screen()).toContain(`Depth ${depth}`);
});

test("somebody comes after a while, who hunts the hero", () => {
  dice.seeded(2);
  given.depth(2);
  given.level(`
    #######################################
    #@....#...............................#
    #######################################`);
  dice.of("wandering").fall(1, 1, hordes.percentOutOfDepth + 1, shownFor(meetable(2), "rat"));
  world.turns(DECIDED_EVERY);

  expect(world.creature("rat")).toHave({ mood: "hunting" });
});

test("poison kills before the hero's eyes, and nobody is praised for it", () => {
  const hero = given.hero();
  world.spawn("rat", hero.at.x + 2, hero.at.y).with({ hitPoints: 1, poisoned: 3 });
  hero.waits();

  expect(world).toHaveSaid("The rat dies.");
});
