// Traps: how one sets them off, finds them, and lets others walk into them.
import { set } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { traps } from "base/content/traps.js";
import { findable } from "base/rules/finds.js";
import { isPassedBy } from "base/rules/scenery.js";
import { laying, trapping } from "base/rules/traps.js";

/** The hero, and a trap beside him. */
const beside = (trap, map = "########\n#@^....#\n#......#\n########") => given.level(map, { "^": trap });

test.each([
  ["in a hall", "...\n...\n...", true],
  ["along a wall", "###\n...\n...", true],
  ["in a corridor", "###\n...\n###", false],
  ["at its bend", "###\n#..\n#.#", false],
  ["at its end", "###\n#..\n###", true],
  ["between two halls", "...\n#.#\n...", false],
])("traps are laid where one gets past them, as one does or does not %s", (_where, map, is) => {
  const rows = map.split("\n");

  expect(isPassedBy({ x: 1, y: 1 }, /** @type {any} */ ({ tileAt: ({ x, y }) => ({ passable: rows[y][x] === "." }) }))).toBe(is);
});

test.each([
  ["one, where they would lie side by side", [{ x: 4, y: 1 }, { x: 4, y: 2 }], 1],
  ["both, where one gets between them", [{ x: 4, y: 1 }, { x: 6, y: 1 }], 2],
])("of two traps is laid %s", (_where, spots, count) => {
  const left = [...spots];
  const place = { tileAt: () => ({ kind: "floor", passable: true }), distance: (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) };
  const level = { isNew: true, depth: 4, free: () => left.shift() };
  const laid = laying({ at: { x: 1, y: 1 } }, level, { between: () => spots.length, pick: (kinds) => Object.keys(kinds)[0] }, place);

  expect(laid.length).toBe(count);
});

test("a dart strikes whoever steps on a dart trap", () => {
  beside("dart-trap");
  dice.of("springing").lowest();
  const hero = given.hero({ hitPoints: 30 }).steps("east");

  expect(world).toHaveSaid("A dart flies from the wall, and strikes you.");
  expect(hero).toHave({ hitPoints: 28 });
});

test("a hidden trap is seen once it is sprung", () => {
  beside("hidden-trap");
  dice.of("springing").lowest();
  world.hero.steps("east").steps("south");

  expect(world.picture).toContain("^");
});

test("a net holds for three turns", () => {
  beside("net-trap");
  const hero = world.hero.steps("east");

  expect(world).toHaveSaid("A net falls on you.");
  expect(hero.paralysed).toBe(3);
});

test("a bell wakes whoever is a foe", () => {
  beside("bell-trap", "########\n#@^...r#\n#......#\n########");
  world.creature("rat").with({ mood: "asleep" });
  world.hero.steps("east");

  expect(world.creature("rat")).toHave({ mood: "hunting" });
});

test("vapour fills the room, confuses, and drifts apart", () => {
  beside("vapour-trap");
  dice.of("vapour").highest();
  const hero = given.hero().steps("east");
  expect(world.picture).toContain("===");
  expect(hero).toHave({ confused: 3 });

  dice.of("vapour").lowest();
  world.turns(1);
  expect(world.picture).not.toContain("=");
});

test("where a hidden trap has hissed plain floor is left under the vapour", () => {
  const tile = /** @type {any} */ ({ kind: "hidden-trap", at: { x: 2, y: 1 }, passable: true, transparent: true });
  const place = /** @type {any} */ ({ burst: () => [tile.at], tileAt: () => tile });
  const effects = /** @type {any[]} */ (traps["vapour-trap"].springs(undefined, tile, undefined, place)).flat(Infinity);

  expect(effects.filter(({ meter }) => meter === "under").at(-1)).toEqual(set(tile, "under", "floor"));
  expect(effects.filter(({ effect }) => effect === "becomeTile").at(-1).tile).toBe("vapour");
});

test("a circle of runes takes one elsewhere", () => {
  beside("circle-trap");
  world.hero.steps("east");

  expect(world).toHaveSaid("The runes light up, and you are elsewhere.");
});

test("a trapdoor leads down", () => {
  given.depth(3);
  beside("trapdoor");
  world.hero.steps("east");

  expect(world.screen()).toContain("Depth 4");
});

test("a creature that falls is hurt as the hero is, and one that dies of it goes nowhere", () => {
  const fallen = (hitPoints) => traps.trapdoor.springs({ isHero: false, hitPoints }, undefined, { roll: () => 3 }, { depth: 3 }).flat().map(({ effect }) => effect);

  expect(fallen(4)).toEqual(["damage", "leave"]);
  expect(fallen(3)).toEqual(["damage"]);
});

test("whoever lives there knows what is hidden, and walks over it", () => {
  given.level("########\n#@...^r#\n########", { "^": "hidden-trap" });
  world.creature("rat").with({ mood: "hunting" });
  world.turns(2);

  expect(world).toHaveSaidNothing();
});

test("what is seen can be used against others", () => {
  given.level("########\n#@...^r#\n########", { "^": "net-trap" });
  world.creature("rat").with({ mood: "hunting" });
  world.turns(1);

  expect(world).toHaveSaid("A net falls on the rat.");
});

test.each([[40, ["You find a dart trap."]], [41, []]])("a step near a hidden trap finds it by luck: a die that shows %s tells %s", (shown, lines) => {
  given.level("########\n#@..^..#\n########", { "^": "hidden-trap" });
  dice.of("noticingTraps").fall(shown);
  world.hero.steps("east");

  expect(world).toHaveSaidExactly(...lines);
});

test("searching finds it surely from beside", () => {
  beside("hidden-trap");
  world.hero.does("search");

  expect(world).toHaveSaid("You find a dart trap.");
  expect(world).toHaveInterrupted("You find a dart trap.");
});

test("nobody explores over a trap that he knows", () => {
  given.level("#######\n#@^...#\n#######", { "^": "dart-trap" });
  const hero = given.hero({ hitPoints: 20 }).explores();

  expect(hero).toHave({ hitPoints: 20 });
});

test("the first depth has none, deeper ones up to four", () => {
  expect(Object.keys(findable(traps, 1))).toEqual([]);
  expect(Object.keys(findable(traps, 2))).toEqual(["dart-trap", "net-trap", "bell-trap"]);
  expect(Object.keys(findable(traps, 10))).toEqual(["dart-trap", "net-trap", "bell-trap", "vapour-trap", "circle-trap"]);
  expect(trapping).toEqual({ most: 4, farFromStairs: 4, percentSeen: 40, seenWithin: 2 });
});
