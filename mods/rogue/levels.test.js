// How levels are dug, furnished and hidden, how one gets about, and that bots get down.
import { tiles } from "gnaw";
import { dice, expect, facts, given, prop, simulate, some, test, world } from "gnaw/test";
import { PAIRS, connections, isEastward } from "./rules/connections.js";
import { joined } from "./rules/passages.js";
import { takingIn } from "./rules/places.js";
import { BOX, placesOf } from "./rules/rooms.js";
import { heap } from "./rules/purse.js";
import { letterAt } from "./rules/monsters.js";
import { depths } from "./content/bestiary.js";
import { hidden } from "./rules/secrets.js";
import { laid } from "./rules/pitfalls.js";
import { treasure } from "./rules/treasury.js";

/** Dice of a seed of their own, for rules that throw many. */
const thrown = (first) => {
  let state = first;
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  const between = (least, most) => least + Math.floor(next() * (most - least + 1));
  return {
    between, fraction: next, oneIn: (times) => between(1, times) === 1, percent: (chance) => next() * 100 < chance,
    pick: (list) => list[between(0, list.length - 1)], roll: () => 1,
    shuffle: (list) => list.map((one) => [next(), one]).sort((a, b) => a[0] - b[0]).map(([, one]) => one),
  };
};

const seeds = Array.from({ length: 12 }, (_, n) => n + 1);

test("there are twelve ways between nine places, and every place is reached", () => {
  expect(PAIRS.length).toBe(12);
  for (const seed of seeds) {
    const ways = connections(thrown(seed), 4);
    expect(new Set(ways.flat()).size).toBe(9);
    expect(ways.length).toBeAtLeast(8);
    expect(ways.length).toBeAtMost(12);
  }
});

test("up to three places are empty; on the first level no room is dark, and deep down most are; mazes are deep", () => {
  const all = (depth) => seeds.flatMap((seed) => placesOf(depth, thrown(seed), { mostGone: 3 }));
  const of = (kind, depth) => all(depth).filter((place) => place.kind === kind);

  for (const seed of seeds) expect(placesOf(1, thrown(seed), { mostGone: 3 }).filter(({ kind }) => kind === "gone").length).toBeAtMost(3);
  expect(of("room", 1).filter(({ isDark }) => isDark).length + of("maze", 1).length).toBe(0);
  expect(of("room", 11).every(({ isDark }) => isDark)).toBe(true);
  expect(of("maze", 11).length).toBeAtLeast(5);
});

/** The columns or rows of a room to both sides of where one stands, as far as its walls. */
const within = (line, from) => [line.slice(0, from).search(/[^|+-]*$/), from + line.slice(from).search(/[|+-]/) - 1];

test.each([912460354, 843608410, 1, 2])("whoever begins sees all of his room: seed %s", (seed) => {
  given.game({ seed }).plays([]);

  const { x, y } = world.hero.at;
  const rows = world.picture.split("\n");
  const [west, east] = within(rows[y], x);
  const [north, south] = within(rows.map((row) => row[x]).join(""), y);
  for (const [column, row] of [[west, north], [east, north], [west, south], [east, south]]) expect(world.knows(column, row)).toBe(true);
  expect(world).toHold('world.hero.ground.kind === "stairs-up"');
});

test("a lamp reaches from one corner of the widest room to the other, walls and all", () => {
  expect(/** @type {any} */ (tiles)["rogue:lamp"].light).toBe(BOX.width - 2);
});

test("whoever comes through the door of a lit room has seen all of it, also along the wall of the door", () => {
  given.game({ seed: 2 }).plays([]);
  world.hero.steps(...Array.from({ length: 18 }, () => "east"), "north-east", "east", "east");
  expect(world.knows(34, 13)).toBe(false);
  world.hero.steps("east");

  for (const [x, y] of [[34, 13], [49, 11], [33, 14], [50, 14]]) expect(world.knows(x, y)).toBe(true);
});

test.each([["rogue:lamp", true], ["floor", false]])("whoever stands in the door of a room with a %s in its middle has seen all of it: %s", (middle, isKnown) => {
  const cells = Array.from({ length: 15 }, (_, n) => ({ x: 1 + (n % 5), y: 1 + Math.floor(n / 5) }));
  const around = (/** @type {any} */ { x, y }) => [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => ({ x: x + right, y: y + down })));
  const marks = (/** @type {string} */ name) => (name === "room-4" ? cells : []);
  const tileAt = (/** @type {any} */ { x, y }) => ({ kind: x === 3 && y === 2 ? middle : "floor" });
  const shown = (/** @type {any} */ at) => [takingIn(facts.creature({}), /** @type {any} */ ({ at }), dice.showing(1), facts.world({ level: { marks }, tileAt, around }))].flat(1).length;

  expect([shown({ x: 2, y: 0 }), shown({ x: 9, y: 9 })]).toEqual([isKnown ? 1 : 0, 0]);
});

test("rooms fit into their ninth, walls and all", () => {
  for (const seed of seeds.slice(0, 4)) {
    placesOf(5, thrown(seed), { mostGone: 0 }).forEach(({ area: { x, y, width, height } }, n) => {
      expect(x).toBeAtLeast((n % 3) * 26);
      expect(x + width).toBeAtMost((n % 3) * 26 + 25);
      expect(y + height).toBeAtMost(Math.floor(n / 3) * 8 + 7);
      expect(Math.min(width, height)).toBeAtLeast(4);
    });
  }
});

test("a way to the south leaves by the south wall, however far aside the next room lies", () => {
  const made = [];
  const grid = { at: () => "rogue:rock", set: ({ y }, tile) => made.push([tile, y]), mark: () => {} };
  const room = (area) => ({ kind: "room", area });

  joined(room({ x: 0, y: 0, width: 4, height: 4 }), room({ x: 1, y: 8, width: 24, height: 6 }), isEastward([0, 3]), grid, thrown(1));

  expect(made.filter(([tile]) => tile === "door").map(([, y]) => y).join()).toBe("3,8");
  expect(PAIRS.filter(isEastward).length).toBe(6);
});

prop("every level can be walked from the stairs to the stairs", { depth: some.integer(2, 30) }, { runs: 8 }, ({ depth }) => {
  given.depth(depth - 1);
  given.level("####\n#@>#\n####");
  world.hero.steps("east").descends();

  expect(world).toHold(`world.depth === ${depth} && world.hero.ground.kind === "stairs-up" && world.tiles("stairs-down").length === 1`);
});

test.each([[1, 0], [1, 59], [10, 149]])("on level %s a heap of gold has %s pieces and two", (depth, shown) => {
  expect(heap(depth, dice.showing(shown))).toBe(shown + 2);
});

test("one level of twenty has a treasure room, with two guards more than things", () => {
  const cells = Array.from({ length: 30 }, (_, x) => ({ x, y: 1 }));
  const floor = { tileAt: () => ({ passable: true, action: undefined }) };
  const lot = (oneIn) => treasure([cells], { depth: 3 }, { oneIn: () => oneIn, shuffle: (list) => list, pick: (from) => (Array.isArray(from) ? from[0] : Object.keys(from)[0]), between: (_least, most) => most, roll: () => 1, percent: () => false }, floor);

  expect(lot(false)).toEqual([]);
  expect(lot(true).map((list) => list.length)).toEqual([9, 11]);
});

test("the manual speaks of this game, and of no other", () => {
  given.hero();
  expect(world.screen("?", "?", "e", "i", "g", "h", "t", "i", "e", "s", "Enter")).toContain("On level 26 lies the Amulet of Yendor.");
  for (const word of ["Horn", "talent", "altar", "pedestal", "stab", "charms"]) expect(world.screen("?", "?", ...word)).toContain("There is nothing of that name.");
  for (const title of ["Fighting: ", "Weapons, armour", "What you do not know: ", "Hunger and wounds: ", "Rooms, doors", "Gold and the end: "]) expect(world.screen("?", "?")).toContain(title);
});

test("gold goes into the purse", () => {
  given.level("####\n#@*#\n####", { "*": "rogue:gold" });
  expect(world.hero.steps("east")).toHave({ gold: 1 });
  expect(world).toHaveSaid("You pick up a piece of gold.");
  expect(world.screen()).not.toContain("You see here");
});

test.each([[1, 0, 1, "E"], [1, 9, 0, "H"], [26, 0, 0, "U"], [26, 9, 25, "D"], [13, 5, 0, "A"]])("on level %s the die %s, and then %s, brings %s", (depth, first, second, letter) => {
  expect(letterAt(depth, depths.dwellers, dice.showing(first, second))).toBe(letter);
});

test("whoever never wanders is thrown again", () => {
  expect(letterAt(6, depths.wanderers, dice.showing(5, 6))).toBe("R");
});

test("below the twenty-sixth level all are tougher", () => {
  given.depth(30);
  given.level("####\n#@.#\n####");
  dice.lowest();
  given.hero({ pack: { "scroll-of-create-monster": 1 } }).uses("read", "scroll-of-create-monster");

  expect(world).toHold("world.creatures.every((one) => one.isHero || one.toughness === 4)");
});

const marked = (depth) => /** @type {any} */ ({ depth, marks: () => [{ x: 1, y: 1 }] });

test.each([[1, 0], [2, 2], [11, 2]])("on level %s, with the lowest dice, %s things are hidden", (depth, count) => {
  expect(hidden(marked(depth), { between: (least) => least, oneIn: () => true }, { tileAt: () => ({ kind: "rogue:level" }) }).flat().length).toBe(count);
});

test("there are traps in one level of ten on the first, and always from the tenth on", () => {
  const level = (depth) => /** @type {any} */ ({ depth, free: () => ({ x: 1, y: 1 }) });
  const floor = { tileAt: () => ({ kind: "floor" }) };
  const count = (depth, shown) => laid(level(depth), { between: (least) => Math.max(least, shown), pick: (list) => list[0] }, floor).length;

  expect([count(1, 0), count(1, 1), count(10, 9)]).toEqual([1, 0, 10]);
});

test.each([["rogue:level", "rogue:level-secret"], ["rogue:rock", "rogue:upright-secret"]])("a hidden door with %s to its left looks like the wall that it is in", (left, kind) => {
  const secrets = hidden(marked(11), { between: (least) => least, oneIn: () => true }, { tileAt: () => ({ kind: left }) }).flat();

  expect(secrets.filter((one) => one.tile === kind).length).toBe(1);
});

test("hidden passages are found in one try of three, doors in one of five, traps in one of two", () => {
  given.level("#####\n#@h.#\n#####", { h: "hidden-passage" });
  dice.of("searching").fall(3);
  world.hero.does("search");
  expect(world).not.toHaveSaid("You find a hidden passage.");
  dice.of("searching").fall(1);
  world.hero.does("search");
  expect(world).toHaveSaid("You find a hidden passage.");

  given.level("#####\n#@t.#\n#####", { t: "hidden-trap" });
  dice.of("searching").fall(1);
  world.hero.does("search");
  expect(world).toHaveSaid("You find a trap.");
});

test("somebody comes by when it has been quiet for long", () => {
  given.level("######################\n#@..................p#\n##################.#.#\n##################...#\n######################", { p: "floor" });
  world.with({ calm: 1 });
  dice.of("wandering").fall(4, 14, 70, 3, 3, 3);
  world.turns(1);
  expect(world).toHold('world.calm === 70 && world.creatures.some((one) => one.kind === "rogue:S" && one.mood === "hunting")');
});

test("one gets below the first level", () => {
  simulate({ games: 3, bot: "explorer", turns: 700 }).share("gets below the first level", (game) => game.depth > 1, { atLeast: 0.3 });
});
