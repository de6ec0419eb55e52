// What lives and lies on a new level, and who comes later.
import { creatures, tiles, tones } from "gnaw";
import { expect, given, test, world } from "gnaw/test";
import { levels, planning, themeFrom, themes, themeTones } from "../content/levels.js";
import { loot } from "../content/loot.js";
import { vaults } from "../content/vaults.js";
import { bosses } from "../rules/bosses.js";
import { horde, hordes, hordesAt, meetable } from "../rules/hordes.js";
import { findable } from "../rules/finds.js";
import { populating, population } from "../rules/population.js";
import { DECIDED_EVERY, wanderers, wandering } from "../rules/wanderers.js";

const plan = /** @type {Function} */ (planning);
const here = { x: 9, y: 9 };
const hero = { isHero: true, at: { x: 1, y: 1 }, pack: [] };
/** A level that remembers how far from the stairs somebody wanted a place. */
const level = (depth, marked = {}) => ({
  depth, isNew: true, wishes: [],
  free(_dice, wish) {
    this.wishes.push(wish);
    return here;
  },
  marks: (name) => marked[name] ?? [],
  tiles: () => [],
});
/** Dice by which what is unlikely does not happen, and of things the first is picked. */
const calm = { percent: () => false, pick: (weights) => Object.keys(weights)[0], roll: () => 1, between: (least) => least, shuffle: (list) => list };
const likely = { ...calm, percent: () => true };
const of = (effects, effect) => effects.flat(9).filter((one) => one.effect === effect);

test.each([1, 2, 5])("depth %s has as many hordes and things as its formulas say", (depth) => {
  const place = level(depth, Object.fromEntries(Object.keys(bosses).map((id) => [id, [here]])));
  const effects = populating(hero, place, calm);

  expect(place.wishes.filter((wish) => wish?.distance === population.farFromStairs).length).toBe(population.hordes(depth));
  expect(of(effects, "lay").length).toBe(population.things(depth));
  expect(of(effects, "becomeTile")).toEqual([]);
});

test("each theme has colours of its own", () => {
  const depths = Object.values(themes).map(({ from }) => from);
  const walls = depths.map((depth) => themeTones({ depth }).wall);

  expect(walls.length).toBe(new Set(walls).size);
  for (const tone of depths.flatMap((depth) => Object.values(themeTones({ depth })))) expect(tones[tone].back).toContain("#");
});

test.each(Object.values(themes).map(({ from }) => [from]))("the level of depth %s is painted in them", (depth) => {
  given.depth(depth);
  given.level("#####\n#@..#\n#####");

  expect(world.screen()).toContain("#@··#");
});

test("a theme without colours of its own has the usual ones", () => {
  expect(themeTones({ depth: 0 })).toBe(undefined);
});

test("a level that one knows stays as it is", () => {
  expect(populating(hero, { ...level(2), isNew: false }, calm)).toEqual([]);
});

test("where there is no room nothing lives and nothing lies", () => {
  const full = { ...level(2), free: () => undefined };

  expect(populating(hero, full, calm).flat(9)).toEqual([]);
});

test("on the first depth all are asleep, farther down not", () => {
  expect(population.percentAsleep(1)).toBe(100);
  expect(population.percentAsleep(2) < 100).toBe(true);
  expect(of(populating(hero, level(2), calm), "spawn")[0].meters).toEqual({ mood: "wandering" });
  expect(of(populating(hero, level(2), { ...calm, percent: (chance) => chance === population.percentAsleep(2) }), "spawn")[0].meters).toEqual({ mood: "asleep" });
});

test("a well now and then", () => {
  expect(of(populating(hero, level(2), likely), "becomeTile").map((one) => one.tile)).toEqual(["well"]);
});

test("treasures are from two depths farther down, and guards sleep", () => {
  const effects = populating(hero, level(4, { treasure: [{ x: 2, y: 2 }], guard: [{ x: 3, y: 3 }] }), calm);

  expect(of(effects, "lay").filter((one) => one.at.x === 2).length).toBe(1);
  expect(of(effects, "spawn").filter((one) => one.at.x === 3).map((one) => one.meters.mood)).toEqual(["asleep"]);
});

test("a treasure is picked from what lies two depths farther down, and no farther than the last", () => {
  const picked = (depth) => {
    const asked = [];
    populating(hero, level(depth, { treasure: [here] }), { ...calm, pick: (weights) => (asked.push(weights), Object.keys(weights)[0]) });
    return asked.at(-1);
  };

  expect(picked(3)).toEqual(findable(loot, 5));
  expect(picked(levels.depths - 1)).toEqual(findable(loot, levels.depths));
});

test("the last level holds the Horn and its king, on his throne or where there is room", () => {
  const throne = { x: 5, y: 5 };
  const on = (effects) => [...of(effects, "lay").filter((one) => one.kind === "horn"), ...of(effects, "spawn").filter((one) => one.kind === "king")].map((one) => one.at);

  expect(on(populating(hero, level(levels.depths, { throne: [throne] }), calm))).toEqual([throne, throne]);
  expect(on(populating(hero, level(levels.depths), calm))).toEqual([here, here]);
  expect(on(populating(hero, level(levels.depths - 1), calm))).toEqual([]);
});

test("one meets what belongs to a depth", () => {
  expect(Object.keys(meetable(1))).toEqual(Object.entries(creatures).filter(([, row]) => row.from === 1).map(([id]) => id));
  expect("rat" in meetable(creatures.rat.to)).toBe(true);
  expect("rat" in meetable(creatures.rat.to + 1)).toBe(false);
  expect("king" in meetable(levels.depths)).toBe(false);
});

test("a pack comes together, and a lurker lurks", () => {
  const wolf = { ...calm, pick: () => "wolf", roll: () => 3 };
  const lurker = { ...calm, pick: () => "lurker" };

  expect(horde(5, here, "hunting", wolf).map((one) => one.meters.mood)).toEqual(["hunting", "hunting", "hunting", "hunting"]);
  expect(horde(5, here, "hunting", lurker).map((one) => one.meters.mood)).toEqual(["lurking"]);
});

test("now and then somebody comes from deeper down, but not from below the last depth", () => {
  const asked = [];
  const deeper = { ...likely, pick: (weights) => (asked.push(weights), Object.keys(weights)[0]), roll: () => 2 };
  horde(3, here, "hunting", deeper);
  horde(levels.depths, here, "hunting", deeper);

  expect(asked).toEqual([meetable(5), meetable(levels.depths)]);
  const visitor = horde(3, here, "hunting", { ...deeper, pick: () => "mound" });
  expect(visitor.map(({ effect, text }) => text ?? effect)).toEqual(["spawn", "Something is about that belongs deeper down."]);
  expect(hordes.percentOutOfDepth > 0).toBe(true);
});

test("of several who come from deeper down one is told once", () => {
  const visitors = hordesAt([here, here], 3, () => "asleep", { ...likely, pick: () => "mound", roll: () => 2 });

  expect(visitors.map(({ effect, text }) => text ?? effect)).toEqual(["spawn", "spawn", "Something is about that belongs deeper down."]);
  expect(visitors[0].meters).toEqual({ mood: "asleep" });
  expect(hordesAt([here], 3, () => "asleep", { ...calm, pick: () => "rat" }).map(({ effect }) => effect)).toEqual(["spawn"]);
});

test("most hordes belong to their depth, and come alone", () => {
  const asked = [];
  const picked = horde(3, here, "hunting", { ...calm, pick: (weights) => (asked.push(weights), "rat") });

  expect(asked).toEqual([meetable(3)]);
  expect(picked.length).toBe(1);
});

const world9 = (traits = {}) => ({ deepest: wanderers.from, depth: 3, creatures: [], free: () => here, inView: () => false, ...traits });
/** Dice that remember how seldom something was to be, and let it be. */
const once = () => ({ ...calm, asked: [], oneIn(times) { this.asked.push(times); return true; } });

test("somebody comes hunting, seldom, and sooner for a thief of the Horn", () => {
  const thrown = once();

  expect(of(wandering(hero, thrown, world9()), "spawn")[0].meters).toEqual({ mood: "hunting" });
  wandering({ ...hero, pack: [{ kind: "horn" }] }, thrown, world9());
  expect(thrown.asked.map((times) => times * DECIDED_EVERY)).toEqual([wanderers.oneInTurns, wanderers.oneInWithHorn]);
});

test.each([
  ["before one has been below", { deepest: wanderers.from - 1 }],
  ["where there are too many", { creatures: Array(wanderers.mostAtOnce + 1).fill(hero) }],
  ["where there is no room", { free: () => undefined }],
  ["in full view", { inView: () => true }],
])("nobody comes %s", (_when, traits) => {
  expect(wandering(hero, once(), world9(traits))).toEqual([]);
});

test("nobody comes most of the time", () => {
  expect(wandering(hero, { ...calm, oneIn: () => false }, world9())).toEqual([]);
});

test("thirty at once are not too many", () => {
  expect(of(wandering(hero, once(), world9({ creatures: Array(wanderers.mostAtOnce).fill(hero) })), "spawn").length).toBe(1);
});

test("each depth has the theme that begins there or last began", () => {
  const named = (depth) => Object.keys(themes).find((id) => themes[id].lakes === plan(depth, calm).lakes);

  expect(Array.from({ length: levels.depths }, (_, n) => named(n + 1))).toEqual([
    "cellars", "cellars", "springs", "warrens", "warrens", "halls", "halls", "deeps", "deeps", "court",
  ]);
});

test("the first depth has no secret doors, the last no stairs down and the throne room for certain", () => {
  expect(plan(1, calm).secretPercent).toBe(0);
  expect(plan(2, calm).secretPercent).toBe(levels.secretPercent);
  expect([plan(levels.depths, calm).down, plan(levels.depths - 1, calm).down]).toEqual([false, true]);
  expect(plan(levels.depths, calm).vaults[0].name).toBe("court");
  expect(plan(4, calm).vaults.length).toBe(1 + levels.vaultsEach);
});

test.each(Object.keys(vaults))("the vault %s is met on its depths alone", (id) => {
  const row = vaults[id];
  const isOffered = (depth) => {
    const offered = [];
    plan(depth, { ...calm, shuffle: (names) => (offered.push(...names), names) });
    return offered.includes(id) || (row.isCertain && plan(depth, calm).vaults.some(({ name }) => name === id));
  };

  expect([isOffered(row.from), isOffered(row.to), isOffered(row.to + 1)]).toEqual([true, !row.isCertain || row.to === row.from, false]);
  if (row.from > 1) expect(isOffered(row.from - 1)).toBe(false);
});

test("the last level in play", () => {
  given.depth(levels.depths - 1);
  given.level(`
    ####
    #@>#
    ####`);
  world.hero.steps("east").descends();

  expect(world.creature("king")).toHave({ mood: "asleep" });
});

/** How bright a colour looks, 0 to 255. */
const brightness = (tone) => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(tones[tone].fore.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue;
};
const GROUND = ["wall", "floor", "water", "shallows", "grass", "bushes", "rubble", "chasm"];
const themed = Object.values(themes).flatMap((theme) => GROUND.map((tile) => theme.tones[tiles[tile].tone] ?? tiles[tile].tone));

test.each(Object.keys(creatures))("%s is brighter than any ground it may stand on", (kind) => {
  const brightest = Math.max(...themed.map(brightness));

  expect(brightness(creatures[kind].tone) > brightest).toBe(true);
});

test("a level is like the theme that begins last above it, and of two that begin at the same band like the later row", () => {
  const [first, sixth, later] = [{ from: 1 }, { from: 6 }, { from: 6, tones: {} }];

  expect([1, 5, 6, 10].map((band) => themeFrom([sixth, first], band))).toEqual([first, first, sixth, sixth]);
  expect(themeFrom([first, sixth, later], 7)).toBe(later);
});
