// When creatures wake, hunt, lose the track, run, take heart and call their kin: exactly at each bound, and one beside it.
import { set } from "gnaw";
import { dice, expect, facts, given, test, world as dungeon } from "gnaw/test";
import { flawsOf } from "../content/moods.js";
import { moodLabels, moodSwings, hearing, turnTo, watching } from "../rules/moods.js";
import { isOutOfReach } from "../rules/ways.js";

/** A world along a line: the hero is at 0 and is heard 14 cells away. */
const world = ({ sees = true, creatures = [] } = {}) => ({
  hero: { at: { x: 0 }, noise: 14 }, creatures, sees: () => sees, distance: (one, other) => Math.abs(one.x - other.x),
});
const somebody = (mood, x, traits = {}) => facts.creature({ kind: "wolf", mood, at: { x, y: 0 }, hitPoints: 12, maxHitPoints: 12, hates: () => false, ...traits });
/** The mood of the next turn, when the die shows that. */
const next = (who, shown, traits) => {
  const change = moodSwings(who, dice.showing(shown), world(traits)).flat(9);
  return change.length === 0 ? who.mood : change[0].memo;
};
/** The same for whoever does not know of the hero yet. */
const noticed = (who, shown, traits) => (hearing(who, dice.showing(shown), world(traits)).flat(9).length === 0 ? who.mood : "hunting");

test.each([
  ["hears him and wakes", 7, 10, "hunting"],
  ["hears him and turns over", 7, 11, "asleep"],
  ["is too far", 8, 1, "asleep"],
])("whoever sleeps %s", (_what, apart, shown, mood) => {
  expect(noticed(somebody("asleep", apart), shown)).toBe(mood);
});

test.each([
  ["notices the hero", 14, 40, true, "hunting"],
  ["looks elsewhere", 14, 41, true, "wandering"],
  ["is too far", 15, 1, true, "wandering"],
  ["hears, but does not see him", 14, 40, false, "wandering"],
])("whoever wanders %s", (_what, apart, shown, sees, mood) => {
  expect(noticed(somebody("wandering", apart), shown, { sees })).toBe(mood);
});

test.each([
  ["goes on while he sees him", 4, true, "hunting"],
  ["loses the track", 4, false, "wandering"],
  ["keeps the track", 5, false, "hunting"],
])("whoever hunts %s", (_what, shown, sees, mood) => {
  expect(next(somebody("hunting", 5), shown, { sees })).toBe(mood);
});

test.each([
  ["runs below a quarter of his life", { fleesBelow: 0.25, hitPoints: 2 }, "fleeing"],
  ["stays at a quarter", { fleesBelow: 0.25, hitPoints: 3 }, "hunting"],
  ["never runs", { hitPoints: 1 }, "hunting"],
])("whoever hunts %s", (_what, traits, mood) => {
  expect(next(somebody("hunting", 5, traits), 5)).toBe(mood);
});

test.each([
  ["takes heart", {}, 5, "hunting"],
  ["runs on", {}, 6, "fleeing"],
  ["is afraid and runs on", { fleesBelow: 0.25, hitPoints: 2 }, 1, "fleeing"],
])("whoever flees %s", (_what, traits, shown, mood) => {
  expect(next(somebody("fleeing", 5, traits), shown)).toBe(mood);
});

test.each([[2, "hunting"], [3, "lurking"]])("whoever lurks %s cells away is %s", (apart, mood) => {
  expect(next(somebody("lurking", apart), 1)).toBe(mood);
});

const pack = { company: "1d2" };
const KIN = [
  somebody("asleep", 12), somebody("wandering", 12), somebody("hunting", 12), somebody("asleep", 13), somebody("asleep", 4, { kind: "rat" }),
];
const roused = (who, shown, traits) => hearing(who, dice.showing(shown), world({ creatures: KIN, ...traits })).flat(9).slice(1);

test("whoever hunts wakes his own, eight cells far; loners wake nobody", () => {
  expect(roused(somebody("wandering", 4, pack), 1)).toEqual([set(KIN[0], "mood", "hunting"), set(KIN[1], "mood", "hunting")]);
  expect(roused(somebody("wandering", 4), 1)).toEqual([]);
});

test("whoever has changed sides wakes none of those whom he left", () => {
  expect(roused(somebody("wandering", 4, { ...pack, hates: () => true }), 1)).toEqual([]);
});

test("whoever gives up the hunt, or does as before, wakes nobody and changes nothing", () => {
  expect(moodSwings(somebody("hunting", 4, pack), dice.showing(4), world({ creatures: KIN, sees: false })).flat(9).slice(1)).toEqual([]);
  expect(moodSwings(somebody("hunting", 4, pack), dice.showing(5), world({ creatures: KIN }))).toEqual([]);
});

test("turning to a mood changes nothing for whoever is in it already", () => {
  expect(turnTo(somebody("hunting", 1), "hunting")).toEqual([]);
});

test("a mood that nobody knows is told with the nearest", () => {
  expect(() => turnTo(somebody("hunting", 1), "huntin")).toFail('The table moods has no row "huntin". Did you mean "hunting"?');
});

/** The words beside somebody's name. */
const words = (mood, traits = {}) => moodLabels(facts.creature({ kind: "wolf", mood, hates: () => true, ...traits }), /** @type {any} */ (world())).map(({ text }) => text);

test("beside a name stands what somebody is up to, unless it hunts the hero", () => {
  expect(words("asleep")).toEqual(["asleep"]);
  expect(words("fleeing")).toEqual(["fleeing"]);
  expect(words("hunting")).toEqual([]);
  expect(words("hunting", { hates: () => false })).toEqual(["peaceful"]);
  expect(words("wandering", { follows: { id: 1, isHero: true } })).toEqual(["friend"]);
  expect(words("wandering", { follows: { id: 3, isHero: false } })).toEqual(["wandering"]);
});

test.each([
  [{}, {}],
  [{ hears: 0.5, notices: () => true }, {}],
  [{ hears: 1.5, notices: () => true }, { hears: "is 1.5, but a share is from 0 to 1" }],
  [{ hears: -1, notices: () => true }, { hears: "is -1, but a share is from 0 to 1" }],
  [{ hears: 1 }, { notices: "is missing: whoever hears the hero must notice him, or not" }],
  [{ notices: () => true }, { notices: "is asked of those who hear: say in hears from how far" }],
])("a mood %j is looked at once tables are closed", (row, flaws) => {
  expect(flawsOf(row)).toEqual(flaws);
});

test.each([["asleep", false], ["captive", false], ["wandering", true], ["hunting", true], ["fleeing", true], ["lurking", true]])("whether one walks on in the sight of somebody who is %s: that hinders is %s", (mood, hinders) => {
  expect(watching(facts.creature({ mood }), /** @type {any} */ (dungeon))).toBe(hinders);
});

test.each([["asleep", true], ["wandering", false]])("in the sight of somebody who is %s one goes on exploring: %s", (mood, goesOn) => {
  given.level(`
    ###################
    #@..............#.#
    #...............'.#
    #################.#
    ###################`, { "'": "door" });
  dungeon.spawn("rat", 7, 2).with({ mood, speed: 1 });
  dungeon.hero.waits();
  const screen = dungeon.screen("o");

  expect(dungeon.hero.at.x > 1).toBe(goesOn);
  expect(screen.includes("Not while a rat is in view.")).toBe(!goesOn);
});

/** A hall with a pond in the east, in which somebody swims whom the hero sees, and a door beside it. */
const pond = (hall, kind) => {
  given.level(`
    ###############
    ${hall}
    #.......≈≈≈≈≈.#
    #############'#
    #############.#
    ###############`, { "≈": "shallows", "'": "door" });
  dungeon.spawn(kind, 10, 2).with({ mood: "wandering", speed: 1 });
  dungeon.hero.waits();
};

test.each([["eel", true], ["angler", true], ["rat", false]])("far from a pond with one %s in it one goes on exploring: %s", (kind, goesOn) => {
  pond("#..@....≈≈≈≈≈.#", kind);
  dungeon.screen("o");

  expect(dungeon.hero.at.x > 3).toBe(goesOn);
});

test("at the edge of the water an eel stops whoever walks by himself", () => {
  pond("#......@≈≈≈≈≈.#", "eel");

  expect(dungeon.screen("o")).toContain("Not while a pale eel is in view. x looks.");
  expect(dungeon.hero).toBeAt(7, 1);
});

test("within reach of his hook an angler stops whoever walks by himself", () => {
  pond("#...@...≈≈≈≈≈.#", "angler");

  expect(dungeon.screen("o")).toContain("Not while the Drowned Angler is in view.");
  expect(dungeon.hero).toBeAt(4, 1);
});

test("two steps from the water nobody in it hinders", () => {
  pond("#.....@.≈≈≈≈≈.#", "eel");
  dungeon.screen("o");

  expect(dungeon.hero.at.x === 6).toBe(false);
});

test.each([[4, false], [5, true]])("at the shore %s cells from a swimmer one is out of its reach: %s", (cells, isSafe) => {
  const shore = /** @type {any} */ ({ ...world(), hero: { at: { x: 0 } }, around: (at) => [at], tileAt: () => ({ kind: "shallows" }) });

  expect(isOutOfReach(somebody("wandering", cells, { swims: 1 }), shore)).toBe(isSafe);
});

test("whoever lets the hero be, and stands on his way, is no end of all that there is to explore", () => {
  given.level("#############\n#.....@.....#\n###########.#\n#...........#\n#############");
  dungeon.spawn("orc", 7, 1).with({ mood: "captive" });

  expect(dungeon.screen("o")).toContain("Your way is blocked by an orc.");
});

test("whoever explores goes round a sleeper where that is no farther", () => {
  given.level(`
    ##############
    #@......######
    #.......######
    #.......######
    #.......######
    #.......+....#
    ##############`);
  for (const y of [1, 2]) dungeon.spawn("orc", 2, y).with({ mood: "asleep" });
  dice.of("hearing").highest();
  dungeon.screen("o", "o");

  expect(dungeon.hero.at.x > 4).toBe(true);
});

test("that a sleeper in view wakes is told; of one behind a wall nothing is", () => {
  given.level(`
    ########
    #@.r#r.#
    ########`);
  for (const x of [3, 5]) dungeon.creatureAt(x, 1).with({ mood: "asleep" });
  dice.of("hearing").lowest();
  dungeon.hero.waits();

  expect(dungeon.said.filter((line) => line.includes("wakes"))).toEqual(["The rat wakes up."]);
});

test("whoever wakes before the hero's eyes stops him in what he is about; elsewhere nobody knows", () => {
  given.level("##########\n#@.....r.#\n##########");
  dice.of("hearing").lowest();
  dungeon.creature("rat").with({ mood: "asleep" });
  dungeon.hero.steps("east");

  expect(dungeon.interruptions).toContain("The rat wakes up.");
  const blind = hearing(somebody("asleep", 2, { isSeen: false }), dice.showing(1), /** @type {any} */ (world())).flat(9);
  expect(blind.map(({ effect }) => effect)).not.toContain("interrupt");
});
