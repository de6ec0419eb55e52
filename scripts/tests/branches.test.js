// The ways beside the main one: that they begin where they should, can be walked to their ends, and hold what they promise.
import { creatures, places, tiles } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { branches } from "../content/branches.js";
import { levels } from "../content/levels.js";
import { vaults } from "../content/vaults.js";
import { lastOf } from "../rules/bands.js";
import { branching, branchTones, inhabiting, isBottom } from "../rules/branches.js";

const ids = Object.keys(branches);
const entries = /** @type {const} */ ({ orchard: "roots", foundry: "ladder", "kings-cellar": "throne-stairs" });
/** @type {Function} */
const plan = branching;

/** A hero who has gone so many levels down beside the dungeon. */
const inside = (id, floors = 1) => {
  dice.seeded(4);
  given.depth(places[id].from - 1);
  given.level("####\n#@X#\n####", { X: entries[id] });
  const hero = given.hero({ hitPoints: 900, maxHitPoints: 900 }).steps("east").descends();
  for (let floor = 2; floor <= floors; floor++) hero.descends();
  return hero;
};

test.each(ids)("the way to the %s begins on the depth above it, in a room that is there for certain", (id) => {
  const room = Object.values(vaults).find((row) => Object.values(row.tiles ?? {}).includes(entries[id]));
  const bandAt = (depth) => 1 + (9 * (depth - 1)) / (levels.depths - 1);

  expect(room?.isCertain).toBe(true);
  expect(bandAt(places[id].from - 1) >= (room?.from ?? 0) && (places[id].from === 2 || bandAt(places[id].from - 2) < (room?.from ?? 0))).toBe(true);
});

test.each(ids)("whoever goes down to the %s is told what it is like, and comes back to where he was", (id) => {
  const hero = inside(id);
  expect(world).toHaveSaid(branches[id].line);
  expect(world).toHold(`world.place === "${id}" && world.depth === ${places[id].from}`);

  hero.ascends();
  expect(world).toHold(`world.place === undefined && world.depth === ${places[id].from - 1}`);
  expect(hero).toBeAt(2, 1);
});

test.each(ids)("in the %s live those who belong there, and its owner with what he keeps waits at the end", (id) => {
  const { kinds, owner } = branches[id];
  const many = lastOf(id) - places[id].from + 1;
  const known = [...Object.keys(kinds), ...Object.keys(kinds).flatMap((kind) => Object.keys(creatures[kind].followers ?? {})), "hero", owner];
  inside(id);
  if (many === 1) known.push("bronze-guard");

  expect(world).toHold(`world.creatures.filter((one) => !${JSON.stringify(known)}.includes(one.kind)).map((one) => one.kind).join() === ""`);
  expect(world).toHold("world.creatures.length > 5 && world.floorItems.some((item) => item.nutrition > 0)");
});

test.each([["orchard", "golden-apple", 3], ["foundry", "", 3], ["kings-cellar", "cup", 1]])("the last room of the %s holds what is promised: %s", (id, prize, many) => {
  const depth = lastOf(id);
  const at = { x: 4, y: 4 };
  const marks = branches[id].drawing.split("").filter((letter) => letter in (branches[id].marks ?? {})).map(() => at);
  const name = Object.values(branches[id].marks ?? {})[0];
  const level = /** @type {any} */ ({ isNew: true, depth, place: id, free: () => undefined, marks: (one) => (one === name ? marks : one === "lair" ? [at] : []) });
  const effects = /** @type {any} */ (inhabiting(facts.creature({ at }), level, dice.showing(1))).flat(9);

  expect(marks.length).toBe(many);
  expect(effects.filter((one) => one.effect === "spawn").map((one) => one.kind)).toEqual([branches[id].owner]);
  if (prize !== "") expect(effects.filter((one) => one.kind === prize).length).toBe(many);
});

test("they have an end, and the dungeon has another", () => {
  for (const id of ids) {
    const [first, last] = [places[id].from, lastOf(id)];
    expect([plan(last, dice, {}, id).down, plan(last, dice, {}, id).vaults[0].name]).toEqual([false, id]);
    if (first < last) expect([plan(first, dice, {}, id).down, plan(first, dice, {}, id).vaults]).toEqual([true, []]);
    expect([isBottom(facts.world({ depth: last, place: id })), isBottom(facts.world({ depth: last - 1, place: id }))]).toEqual([true, false]);
  }
  expect([isBottom(facts.world({ depth: levels.depths })), isBottom(facts.world({ depth: levels.depths - 1 }))]).toEqual([true, false]);
});

test("places that others have made are theirs", () => {
  expect(plan(4, dice, {}, "crypt")).toBe(undefined);
  expect(plan(4, dice, {}, undefined)).toBe(undefined);
  expect(branchTones(facts.world({ place: /** @type {any} */ ("crypt") }))).toBe(undefined);
  expect(inhabiting(undefined, /** @type {any} */ ({ isNew: true, place: undefined }), dice.showing(1))).toEqual([]);
  expect(inhabiting(undefined, /** @type {any} */ ({ isNew: false, place: "orchard" }), dice.showing(1))).toEqual([]);
});

test("the key that leads down takes the main way, even where another is nearer; that is told apart by its name", () => {
  given.level("##########\n#R@.....>#\n##########", { R: "roots" });
  const list = world.screen("_");
  expect(list.includes("hole between roots (The buried orchard)") && list.indexOf("stairs") < list.indexOf("hole")).toBe(true);

  world.screen("Esc", ">");
  expect(world.hero).toBeAt(8, 1);
});

test("whoever knows no other is asked, and told where it leads", () => {
  given.level("######\n#R..@#\n######", { R: "roots" });
  expect(world.screen(">").includes("hole between roots (The buried orchard)")).toBe(true);
  expect(world.hero).toBeAt(4, 1);

  world.screen(">", "a");
  expect(world.hero).toBeAt(1, 1);
});

test("each has colours of its own", () => {
  const walls = ids.map((id) => branchTones(facts.world({ place: /** @type {any} */ (id) }))?.wall);

  expect(new Set(walls).size).toBe(ids.length);
});

test("nobody walks over molten rock, and one sees by it", () => {
  given.level("#####\n#@X.#\n#####", { X: "lava" });

  expect(() => given.hero().steps("east")).toFail("The hero cannot do that (step): That is molten rock: nobody walks there.");
  expect(tiles.lava.light).toBe(4);
});

test("an apple of gold makes stronger for good", () => {
  const hero = given.hero({ hitPoints: 10, nourishment: 200 }).uses("eat", "golden-apple");

  expect(hero).toHave({ maxHitPoints: 45, hitPoints: 30 });
  expect(world).toHaveSaid("You have never felt better.");
});
