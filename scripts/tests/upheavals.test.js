// What the Horn sets off, and what becomes of the levels on the way up.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { upheavals } from "../content/upheavals.js";
import { meetable } from "../rules/hordes.js";
import { hunters, wanderers } from "../rules/wanderers.js";
import { sounding, upsetting } from "../rules/upheavals.js";

const ids = Object.keys(upheavals);
/** What the lot must show so that a level changes in that way. */
const shownFor = (id) => 1 + ids.slice(0, ids.indexOf(id)).reduce((sum, one) => sum + upheavals[/** @type {"dark"} */ (one)].weight, 0);

/** Between the stairs and the hall is water, in which nobody is put. */
const WATER = 22;
const HALL = `
  ${"#".repeat(WATER + 11)}
  #>${"≈".repeat(WATER)}@.......#
  ${"#".repeat(WATER + 2)}........#
  ${"#".repeat(WATER + 2)}........#
  ${"#".repeat(WATER + 11)}`;

test("whoever lifts the Horn wakes all, once", () => {
  given.level("#######\n#@....#\n#######");
  const hero = given.hero();
  const rat = world.spawn("rat", 4, 1).with({ mood: "asleep" });
  hero.with({ pack: { horn: 1 } });
  hero.drops("horn").picksUp();

  expect(world).toHaveSaid("As you lift the Horn it sounds by itself. Everybody down here has heard it.");
  expect(rat).toHave({ mood: "hunting" });
  expect(world.meter("roused")).toBe(1);
});

test("it sounds once", () => {
  const thief = /** @type {any} */ ({ pack: [{ kind: "horn" }] });
  const pickUp = /** @type {any} */ ({ id: "pickUp" });

  expect(sounding(thief, pickUp, dice.showing(1), facts.world({ roused: 1 }))).toEqual([]);
  expect(sounding(/** @type {any} */ ({ pack: [] }), pickUp, dice.showing(1), facts.world({ roused: 0 }))).toEqual([]);
});

/** A thief comes back up to a level that he knows. */
const comingBack = (id) => {
  dice.of("upsetting").fall(shownFor(id), ...Array(400).fill(1));
  given.depth(4);
  given.level(HALL, { "≈": "water" });
  const hero = given.hero({ pack: { horn: 1 } });
  hero.steps(...Array(WATER + 1).fill("west")).descends();
  world.with({ roused: 1 });
  return hero.ascends();
};

test.each(ids)("%s is told to whoever comes back with the Horn, and somebody is after him", (id) => {
  comingBack(id);

  expect(world).toHaveSaid(upheavals[/** @type {"dark"} */ (id)].line);
  expect(world).toHold("world.creatures.length > 1");
});

test.each([["rubble", "rubble"], ["water", "shallows"], ["foul", "miasma"], ["fire", "flame"]])("%s leaves %s", (id, tile) => {
  comingBack(id);

  expect(world).toHold(`world.tiles("${tile}").length > 0`);
});

test.each([["dead", "skeleton"], ["hounds", "courtHound"]])("%s brings a %s", (id, kind) => {
  comingBack(id);

  expect(world).toHold(`world.creatures.some((one) => one.kind === "${kind}")`);
});

test("the lights stay out", () => {
  comingBack("dark");

  expect(world).toHold("world.level.dark === 1");
});

test.each([
  ["nobody has taken it", { roused: 0 }, {}],
  ["it is new", { roused: 1 }, { isNew: true }],
  ["it has changed already", { roused: 1 }, { upset: 1 }],
  ["it lies beside the dungeon", { roused: 1 }, { place: "crypt" }],
])("a level stays as it is while %s", (_why, state, traits) => {
  const level = /** @type {any} */ ({ isNew: false, upset: 0, depth: 4, place: undefined, ...traits });

  expect(upsetting(facts.creature({ pack: [] }), level, dice.showing(1), facts.world(state))).toEqual([]);
});

test("fire and bad air keep away from whoever arrives", () => {
  const at = { x: 5, y: 5 };
  const beside = /** @type {any} */ ({ distance: () => 9, burst: () => [at] });

  const level = /** @type {any} */ ({ free: () => at });
  const effects = (id) => [/** @type {any} */ (upheavals)[id].effects(facts.creature({ at }), level, dice.showing(1), beside)].flat(9);

  expect([effects("foul"), effects("fire")]).toEqual([[], []]);
});

test("thieves are hunted by those who belong deeper down", () => {
  const asked = [];
  const lot = /** @type {any} */ ({ percent: () => false, pick: (weights) => (asked.push(weights), Object.keys(weights)[0]), roll: () => 1 });
  hunters(/** @type {any} */ ({ pack: [{ kind: "horn" }] }), 4, { x: 1, y: 1 }, lot);
  hunters(/** @type {any} */ ({ pack: [] }), 4, { x: 1, y: 1 }, lot);

  expect(asked).toEqual([meetable(4 + wanderers.deeperWithHorn), meetable(4)]);
});
