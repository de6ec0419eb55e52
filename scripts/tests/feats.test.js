// What a game is remembered for: by numbers, and at the end of games.
import { dice, expect, given, test, world } from "gnaw/test";
import { feats } from "../content/feats.js";
import { levels } from "../content/levels.js";
import { achieving } from "../rules/achieving.js";

const over = (story = {}, traits = {}, hero = {}) =>
  achieving({ won: false, turn: 5000, ...story }, { deepest: 1, creatures: [], leavesRead: 0, halfWay: 0, ...traits, hero: { id: 1, kills: 3, talents: [], pack: [], ...hero } });

test("whoever dies early is remembered for nothing", () => {
  expect(over()).toEqual([]);
});

test.each([
  ["home", { won: true }, {}, {}],
  ["diary", {}, { leavesRead: 6 }, {}],
  ["half", {}, { deepest: levels.depths / 2 }, {}],
  ["slayer", {}, {}, { kills: 100 }],
  ["learned", {}, {}, { talents: ["life", "life", "attack", "thrift", "fury"] }],
  ["company", {}, { creatures: [{ follows: { id: 1 } }] }, {}],
])("%s", (feat, story, traits, hero) => {
  expect(over(story, traits, hero)).toEqual([feats[feat].name]);
});

test("at the very bottom one is more than half way down, and in haste if it is early", () => {
  const { half, bottom, haste } = feats;

  expect(over({}, { deepest: levels.depths, halfWay: 2001 })).toEqual([half.name, bottom.name]);
  expect(over({}, { deepest: levels.depths, halfWay: 2000 })).toEqual([half.name, bottom.name, haste.name]);
});

test("the Cup counts at home", () => {
  const pack = [{ kind: "horn" }, { kind: "cup" }];

  expect(over({ won: true }, {}, { pack })).toEqual([feats.home.name, feats.cup.name]);
  expect(over({}, {}, { pack })).toEqual([]);
});

test("harmless is whoever has killed nobody, and has been far enough to be tempted", () => {
  expect(over({}, { deepest: 4 }, { kills: 0 })).toEqual([feats.harmless.name]);
  expect(over({}, { deepest: 3 }, { kills: 0 })).toEqual([]);
  expect(over({}, { deepest: 4 }, { kills: 1 })).toEqual([]);
});

test.each([[99], [0]])("after %s kills nobody is a slayer, nor for the friends of others in company", (kills) => {
  expect(over({}, { creatures: [{ follows: { id: 2 } }, {}] }, { kills })).toEqual([]);
});

/** The hero dies of poison at once. */
const dies = (traits = {}) => expect(given.hero({ hitPoints: 1, poisoned: 3, ...traits }).waits()).toBeDeadOf("poison");

test.each([
  [1, { kills: 100 }, "A hundred slain"],
  [1, { talents: ["life", "attack", "defense", "thrift", "fury"] }, "Five lessons learned"],
  [4, {}, "Harmless"],
  [5, { kills: 1 }, "Half way down"],
  [10, { kills: 1 }, "Half way down, The very bottom"],
])("whoever dies on depth %s with %s reads it on the last page: %s", (depth, traits, told) => {
  given.depth(depth);
  given.level("###\n#@#\n###");

  dies(traits);

  expect(world.screen()).toContain(`Feats: ${told}.`);
});

test("whoever was half way down early is remembered for it, however late he dies", () => {
  given.depth(levels.depths / 2 - 1);
  given.level("####\n#@>#\n####", { ">": "stairs-down" });
  const hero = given.hero({ kills: 1 }).steps("east").descends();
  expect(world.meter("halfWay")).toBe(2);

  hero.with({ hitPoints: 1, poisoned: 3 }).waits();
  expect(world.screen()).toContain("Feats: Half way down, Half way down in 2000 turns.");
});

test("whoever dies at first reads of no feats", () => {
  given.level("###\n#@#\n###");

  dies();

  expect(world.screen()).toContain("You have died");
  expect(world.screen()).not.toContain("Feats");
});

test("a friend who outlives the hero is told of", () => {
  given.level("########\n#@.....#\n#......#\n########");
  dice.of("zapping").fall(1);
  const orc = world.spawn("orc", 3, 1).with({ mood: "asleep" });
  given.hero({ pack: { "wand-of-mastery": 1 } }).uses("zap", "wand-of-mastery", orc);

  dies();

  expect(world.screen()).toContain("Feats: In good company.");
});

test("whoever brings the Horn home reads it", () => {
  given.level("####\n#<@#\n####", { "<": "stairs-up" });
  given.hero({ pack: { horn: 1 } }).steps("west").ascends();

  expect(world.screen()).toContain("Feats: Home with the Horn.");
});
