// Those who died in earlier games: who is met where, what is left of them, and what one learns of them.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { loot } from "../content/loot.js";
import { epitaph, predecessors, remembering } from "../rules/predecessors.js";

const thing = (kind, count = 1, meters = {}) => ({ id: 0, kind, count, meters });

/** Whoever died on that level, as a file holds him. */
const dead = (pack, where = /** @type {number | string} */ (2)) => ({
  where, end: { won: false, cause: "a blow of a rat", killer: "rat", turn: 812, depth: 2 },
  hero: { id: 0, kind: "hero", at: { x: 1, y: 1 }, energy: 0, helpless: 0, meters: { maxHitPoints: 51, attack: 4, defense: 3, level: 5 }, pack },
});

/** A hero of a game in which those are dead goes one level down, and the dice of whoever lies there fall like that. */
const descending = (thrown, ...fallen) => {
  if (thrown.length > 0) dice.of("remembering").fall(...thrown);
  const { at } = given.game({ seed: 3 }).plays([]);
  return given.game({ seed: 3, predecessors: JSON.stringify(fallen) }).plays([{ is: "Apply", effects: [{ is: "BecomeTile", at, tile: "stairs-down" }] }]).descends();
};

const read = (who, there) => /** @type {any} */ (epitaph)(who, undefined, dice, there).map((one) => one.text);

const here = '["remains"].flatMap((tile) => world.tiles(tile))';
const lying = `world.itemsAt(${here}[0]).map((item) => item.count + " " + item.kind + " " + item.bonus).sort().join()`;

// Chance says whether he lies there, and in which cell.
const MET = /** @type {const} */ ([60, 50]);

test("where somebody died in an earlier game, things of his lie, the worse for wear", () => {
  const pack = [thing("dagger", 1, { bonus: 2, worn: 1 }), thing("dart", 5), thing("ration", 2), thing("horn")];
  descending([...MET, 1, 2, 51], dead(pack));

  expect(world).toHaveSaid("Somebody like you has come as far as this, and no farther.");
  expect(world).toHold(`${here}.length === 1`);
  expect(world).toHold(`${lying} === "1 dagger 0,3 dart 0"`);
  expect(world).toHold('world.creatures.every((one) => one.kind !== "revenant")');
});

test("now and then he has risen again, half as strong as he was, and sleeps", () => {
  descending([...MET, 50], dead([]));

  expect(world).toHold(`((one) => one.hitPoints === 26 && one.maxHitPoints === 26 && one.attack === 4 && one.mood === "asleep")(world.creatureAt(${here}[0]))`);
});

test("whoever steps there learns who it was", () => {
  const hero = facts.creature({ isHero: true });
  const story = { cause: "a blow of a rat", turn: 812 };
  const there = facts.world({ depth: 2, place: undefined, predecessors: [{ depth: 2, story, hero: { level: 5 } }] });

  expect(read(hero, there)).toEqual(["One like you, of level 5, lies here. Died of a blow of a rat in turn 812."]);
  expect(read(facts.creature({ isHero: false }), there)).toEqual([]);
});

test("in a game, too", () => {
  const { at } = given.game({ seed: 3 }).plays([]);
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ is: "BecomeTile", at: { x: at.x + dx, y: at.y + dy }, tile: "remains" })));
  given.game({ seed: 3, predecessors: JSON.stringify([dead([], 1)]) }).plays([{ is: "Apply", effects: around }]).steps("east");

  expect(world).toHaveSaid("One like you, of level 5, lies here. Died of a blow of a rat in turn 812.");
});

test("where nobody fell nothing is to be learnt of bones in rags, but what they are", () => {
  given.level("####\n#@B#\n####", { B: "remains" });
  expect(world.screen("x", "l").includes("Somebody like you has fallen here.")).toBe(true);

  world.hero.steps("east");
  expect(world.said).toEqual([]);
});

test("not all are still there", () => {
  descending([61], dead([thing("dart")]));

  expect(world).toHold(`${here}.length === 0`);
});

test("he lies on the level where he died, and on no other", () => {
  descending([], dead([thing("dart")], 3), dead([thing("dart")], "orchard@1"));

  expect(world).toHold(`${here}.length === 0 && world.predecessors.length === 2`);
});

test("what nobody knows any more is not there, and harms nobody", () => {
  const stranger = dead([thing("rain:hat"), thing("dart", 1, { "rain:wetness": 3 })]);
  descending([...MET, 51], { ...stranger, hero: { ...stranger.hero, meters: { ...stranger.hero.meters, "rain:luck": 1 } } }, dead([], "rain:pit@3"), { ...dead([], 3), hero: { ...stranger.hero, kind: "rain:man" } });

  expect(world).toHold(`${lying} === "1 dart 0" && world.predecessors.length === 1`);
});

test("a game is saved with those whom it may meet", () => {
  descending([], dead([thing("dart", 2)], 4));
  world.saveAndLoad();

  expect(world).toHold('world.predecessors.map((one) => one.depth + " " + one.story.turn + " " + one.hero.level + " " + one.hero.pack[0].count).join() === "4 812 5 2"');
});

const arriving = (level, of) => {
  const story = { cause: "a rat", turn: 3 };
  const all = of.map((one) => ({ story, hero: facts.creature({ pack: [], maxHitPoints: 9, attack: 1, defense: 1 }), ...one }));
  return remembering(facts.creature({ at: { x: 1, y: 1 } }), { isNew: true, free: () => ({ x: 5, y: 5 }), ...level }, dice.showing(1), facts.world({ predecessors: all })).flat(9);
};

test.each([
  ["a level that one knows", { isNew: false, depth: 2 }, []],
  ["another depth", { depth: 3 }, []],
  ["a place beside the dungeon", { depth: 2, place: "orchard" }, []],
  ["a level without a free cell", { depth: 2, free: () => undefined }, []],
  ["the level where he fell", { depth: 2 }, ["becomeTile", "spawn", "say"]],
])("on %s: %s", (_name, level, done) => {
  expect(arriving(level, [{ depth: 2 }]).map((one) => one.effect)).toEqual(done);
});

test.each([[2, 3, -1], [0, 3, -3], [-2, 3, -3], [-5, 1, -5]])("a thing of %s that loses %s is left with %s", (bonus, lost, left) => {
  const sword = facts.item({ kind: "axe", count: 1, slot: "hand", bonus, charge: 0, runic: "", nutrition: undefined });
  const hero = facts.creature({ pack: [sword] });
  const thrown = { percent: (percent) => percent === predecessors.percentMet, shuffle: (list) => list, between: () => lost };
  const done = remembering(facts.creature({ at: { x: 1, y: 1 } }), { isNew: true, depth: 2, free: () => ({ x: 5, y: 5 }) }, thrown, facts.world({ predecessors: [{ depth: 2, story: { cause: "", turn: 1 }, hero }] }));

  expect(/** @type {any} */ (done).flat(9).filter((one) => one.effect === "lay").map((one) => one.meters.bonus)).toEqual([left]);
});

test("of a game nobody is told whom it shall meet", () => {
  expect(Object.keys(loot).includes("axe")).toBe(true);
  given.hero();

  expect(world).toHold("world.predecessors.length === 0");
});
