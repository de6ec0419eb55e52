// Levels with a maze, a great hall or a river of fire between two parts.
import { dice, expect, given, test, world } from "gnaw/test";
import { layout, layouts, drawnLayout, laidOut, suits, telling } from "../rules/layouts.js";

const ids = Object.keys(layouts);

test.each(ids)("%s is told to whoever sees it first", (id) => {
  const level = (traits) => /** @type {any} */ ({ isNew: true, place: undefined, marks: (name) => (name === id ? [{ x: 1, y: 1 }] : []), ...traits });
  const lines = (traits = {}) => telling(undefined, level(traits)).map((one) => /** @type {any} */ (one).text);

  expect(lines()).toEqual([layouts[id].line]);
  expect([lines({ isNew: false }), lines({ place: "crypt" })]).toEqual([[], []]);
});

test("each is drawn by lot from its band on, and none on the first depths", () => {
  const asked = [];
  const lot = /** @type {any} */ ({ percent: (chance) => chance === layout.percent, pick: (weights) => (asked.push(...Object.keys(weights)), "maze") });

  expect([drawnLayout(1, lot), drawnLayout(2, lot), drawnLayout(9, lot)]).toEqual([undefined, undefined, "maze"]);
  expect(asked).toEqual(ids);
  expect(drawnLayout(9, /** @type {any} */ ({ percent: () => false }))).toBe(undefined);
});

test.each([["maze", 4, 11, "floor", 700], ["greatHall", 4, 8, "pillar", 20], ["riverOfFire", 9, 1, "lava", 60]])("%s, on depth %s of dungeon %s, is made of %s", (id, depth, seed, tile, least) => {
  dice.seeded(seed);
  given.depth(depth - 1);
  given.level("####\n#@>#\n####");
  world.hero.steps("east").descends();

  expect(world).toHaveSaid(layouts[id].line);
  expect(world).toHold(`world.tiles("${tile}").length >= ${least}`);
});

test("one that is not fair is drawn again, but not for ever", () => {
  const walks = (steps) => {
    const drawn = [];
    const grid = { width: 80, height: 50, at: () => "wall", cells: () => [{ x: 1, y: 1 }], walk: () => steps[drawn.length - 1] };
    const tools = Object.fromEntries(["fill", "set", "maze", "corridor", "mark"].map((tool) => [tool, () => {}]));
    const scene = /** @type {any} */ ({ grid: () => (drawn.push(1), { ...grid, ...tools, dig: () => [] }) });
    const plan = { width: 80, height: 50, rooms: 26, vaults: [], tiles: { wall: "wall" } };
    const made = laidOut("greatHall", plan, /** @type {any} */ ({ oneIn: () => true }), scene);
    return [made !== undefined, drawn.length];
  };

  expect(walks([undefined, 40, 41])).toEqual([true, 3]);
  expect(walks([])).toEqual([false, layout.tries]);
});

test("a room lies beside a maze if half of a part is as wide as it, and nothing in it is locked", () => {
  const room = (width, marks = {}) => suits({ drawing: `${"#".repeat(width)}\n#X`, marks });

  expect([room(layout.side / 2), room(layout.side / 2 + 1), room(5, { X: "lock" }), room(5, { X: "gate" }), room(5, { X: "key" })]).toEqual([true, false, false, false, true]);
});
