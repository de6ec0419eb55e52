// The veteran: what he computes a fight to cost, and what he does about one that costs too much.
import { act, bots } from "gnaw";
import { expect, test } from "gnaw/test";
import { priceOf } from "../bots/reckoning.js";

const made = (traits) => /** @type {any} */ (traits);
const hero = (traits = {}) =>
  made({
    id: 1, isHero: true, level: 4, hitPoints: 40, maxHitPoints: 40, attack: 2, defense: 2, damage: "1d6", speed: 100, paralysed: 0, poisoned: 0, blind: 0, nourishment: 1500, hungerState: 0,
    mighty: 0, shielded: 0, hasted: 0, talents: [], neighbours: [], pack: [], at: { x: 1, y: 1 }, ground: { kind: "floor" }, ...traits,
  });
const foe = (traits = {}) =>
  made({ id: 2, isHero: false, kind: "rat", mood: "hunting", hitPoints: 6, maxHitPoints: 6, attack: 0, defense: 0, damage: "1d3", speed: 100, talents: [], pack: [], at: { x: 2, y: 1 }, ...traits });
const ogre = (traits = {}) => foe({ kind: "ogre", hitPoints: 65, maxHitPoints: 65, attack: 10, damage: "2d6+3", ...traits });

const distance = (one, other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
const decided = (who, foes = [], traits = {}, stairs = /** @type {any} */ ({})) => {
  const world = made({
    turn: 15, depth: 4, deepest: 4, creatures: foes, floorItems: [], tiles: () => [], tileAt: () => ({ kind: "floor", passable: true }), around: () => [], itemsAt: () => [],
    creatureAt: () => undefined, known: () => true, inView: () => true, distance, ...traits,
  });
  const sight = made({
    foes, stairs: (use) => stairs[use], walkTo: (to) => act.plain("wait", to), towards: (to) => act.plain("search", to), awayFrom: () => undefined, explore: () => act.plain("search"),
    walkingDistance: (to) => distance(who.at, to.at ?? to),
  });
  return made(bots.veteran.act(who, sight, undefined, world));
};

test("a fight costs more the harder, the more and the wider awake they are", () => {
  const [one, two] = [priceOf(hero(), [foe()]), priceOf(hero(), [foe(), foe()])];

  expect(one > 0 && two > 2 * one).toBe(true);
  expect(priceOf(hero(), [ogre()]) > 20 * one).toBe(true);
  expect(priceOf(hero(), [foe({ mood: "asleep" })])).toBe(0);
  expect(priceOf(hero(), [ogre({ speed: 50 })])).toBe(priceOf(hero(), [ogre()]) / 2);
});

test("he fights what he can, and stabs it asleep", () => {
  expect(decided(hero(), [foe()])).toEqual(act.plain("search", foe()));
  expect(decided(hero(), [foe({ mood: "asleep" })])).toEqual(act.plain("search", foe({ mood: "asleep" })));
});

test("he lets lie whom he had better not wake", () => {
  expect(decided(hero(), [ogre({ mood: "asleep" })])).toEqual(act.plain("search"));
});

test("he goes to the stairs before somebody gets at him, and takes them", () => {
  const [far, up] = [ogre({ at: { x: 6, y: 1 } }), { x: 1, y: 9 }];

  expect(decided(hero(), [far], {}, { ascend: up })).toEqual(act.plain("wait", up));
  expect(decided(hero({ ground: { kind: "stairs-up", action: "ascend" } }), [far], {}, { ascend: up })).toEqual(act.useTile("ascend"));
});

test("in the last of every five rounds of twenty turns he flees from nobody who is not beside him, so that it does not go on for ever", () => {
  expect(decided(hero({ ground: { kind: "stairs-up", action: "ascend" } }), [ogre({ at: { x: 6, y: 1 } })], { turn: 95 })).toEqual(act.plain("search"));
});

test.each([
  ["a charm", { kind: "charm-of-fear", charge: 1, onInvoke: () => [] }, (item) => act.use("invoke", item)],
  ["a staff", { kind: "staff-of-wind", charge: 1, onZap: () => [] }, (item) => act.use("zap", item, { x: 2, y: 1 })],
  ["a draught", { kind: "might", family: "potion", known: 1, onQuaff: () => [] }, (item) => act.use("quaff", item)],
  ["a scroll", { kind: "terror", family: "scroll", known: 1, onRead: () => [] }, (item) => act.use("read", item)],
  ["what nobody knows", { kind: "acid", family: "potion", known: 0, onQuaff: () => [] }, (item) => act.use("quaff", item)],
])("he has %s for the worst", (_what, item, action) => {
  expect(decided(hero({ pack: [item] }), [ogre()])).toEqual(action(made(item)));
});

test("badly hurt he drinks what heals before all else", () => {
  const healing = { kind: "healing", family: "potion", known: 1, onQuaff: () => [] };

  expect(decided(hero({ hitPoints: 9, pack: [healing] }), [ogre()])).toEqual(act.use("quaff", made(healing)));
});

test("hurt and alone he drinks from a well that he knows", () => {
  expect(decided(hero({ hitPoints: 9, nourishment: 100, ground: { kind: "well", action: "drink" } }))).toEqual(act.useTile("drink"));
});

test("he prays where he can spare the food", () => {
  const ration = { kind: "ration", nutrition: 1500 };

  expect(decided(hero({ pack: [ration], ground: { kind: "altar", action: "pray" } }))).toEqual(act.useTile("pray"));
  expect(decided(hero({ ground: { kind: "altar", action: "pray" } }))).toEqual(act.plain("search"));
});

const map = { kind: "mapping", family: "scroll", known: 1, count: 1, onRead: () => [] };

test("from the seventh depth on he goes down as soon as he knows the way, and reads a map to know it, but not his last one", () => {
  const down = { x: 9, y: 9 };

  expect(decided(hero(), [], { depth: 6, deepest: 6 }, { descend: down })).toEqual(act.plain("search"));
  expect(decided(hero(), [], { depth: 7, deepest: 7 }, { descend: down })).toEqual(act.plain("wait", down));
  const maps = { ...map, count: 2 };
  expect(decided(hero({ pack: [maps] }), [], { depth: 7, deepest: 7 })).toEqual(act.use("read", made(maps)));
  expect(decided(hero({ pack: [map] }), [], { depth: 7, deepest: 7 })).toEqual(act.plain("search"));
});

test("he goes to a captive past somebody who lurks, for else he would turn back whenever he saw him", () => {
  const captive = foe({ id: 9, mood: "captive", at: { x: 8, y: 1 } });
  const lurker = ogre({ mood: "lurking", at: { x: 5, y: 1 } });

  expect(decided(hero(), [lurker], { creatures: [lurker, captive] })).toEqual(act.plain("wait", captive.at));
});

test("he turns aside once he is a match for what lives there", () => {
  const roots = { kind: "roots", action: "descend" };

  expect(decided(hero({ level: 4, ground: roots }))).toEqual(act.useTile("descend"));
  expect(decided(hero({ level: 3, ground: roots }))).toEqual(act.plain("search"));
});

const bottom = { depth: 10, deepest: 10 };
const horn = { kind: "horn", isPrize: true, at: { x: 4, y: 1 } };
const king = (traits = {}) => foe({ kind: "king", hitPoints: 150, maxHitPoints: 150, attack: 15, damage: "2d8+2", at: horn.at, held: 0, slowed: 0, ...traits });
/** With the Horn before him, and with somebody on it if he lies there. */
const thief = (traits, one, more = {}) => {
  const lies = one !== undefined && one.at === horn.at;
  return decided(hero(traits), one === undefined ? [] : [one], { ...bottom, floorItems: [horn], creatureAt: () => (lies ? one : undefined), ...more });
};

test("on the last depth he reads the map that he has kept, or smells what lies there, as long as he does not know where the Horn is", () => {
  const scent = { kind: "scent", family: "potion", known: 1, count: 1, onQuaff: () => [] };

  expect(decided(hero({ pack: [map, scent] }), [], bottom)).toEqual(act.use("read", made(map)));
  expect(decided(hero({ pack: [scent] }), [], bottom)).toEqual(act.use("quaff", made(scent)));
  expect(decided(hero({ pack: [map, scent] }), [], { ...bottom, place: "orchard" })).toEqual(act.plain("search"));
  expect(thief({ pack: [scent] }, undefined)).toEqual(act.plain("wait", horn.at));
});

test("he takes the Horn as soon as nobody lies on it, and runs", () => {
  expect(decided(hero({ at: horn.at }), [], { ...bottom, floorItems: [horn] })).toEqual(act.pickUp());
  expect(decided(hero({ pack: [horn], ground: { kind: "stairs-up", action: "ascend" } }), [ogre()], bottom)).toEqual(act.useTile("ascend"));
});

test("whoever lies on the Horn is moved, frightened, or woken from afar", () => {
  const wand = { kind: "wand-of-swapping", family: "wand", known: 1, charge: 1, onZap: () => [] };
  const terror = { kind: "terror", family: "scroll", known: 1, onRead: () => [] };
  const stone = { kind: "stone", missile: "1d4" };
  const asleep = king({ mood: "asleep" });

  expect(thief({ pack: [wand, terror, stone] }, asleep)).toEqual(act.use("zap", made(wand), horn.at));
  expect(thief({ pack: [terror, stone] }, asleep)).toEqual(act.use("read", made(terror)));
  expect(thief({ pack: [stone] }, asleep)).toEqual(act.use("throw", made(stone), horn.at));
  expect(thief({}, asleep)).toEqual(act.plain("search", made(asleep)));
  expect(thief({ hitPoints: 25, pack: [terror] }, asleep)).toEqual(act.plain("search"));
  expect(thief({ pack: [terror] }, asleep, { inView: () => false })).toEqual(act.plain("search", made(asleep)));
});

test("whoever is awake on it is waited for, and held up once he has left it", () => {
  const net = { kind: "net", missile: "1d1" };
  const speed = { kind: "speed", family: "potion", known: 1, onQuaff: () => [] };
  const beside = king({ at: { x: 2, y: 2 } });

  expect(thief({}, king())).toEqual(act.wait());
  expect(thief({ pack: [net, speed] }, beside)).toEqual(act.use("throw", made(net), beside.at));
  expect(thief({ pack: [speed] }, beside)).toEqual(act.use("quaff", made(speed)));
  expect(thief({ pack: [speed] }, king({ ...beside, slowed: 5 }))).toEqual(act.plain("wait", horn.at));
});

test("of missiles he throws the best, what does not break at whoever is nearly dead, and a bottle at whoever is worth one", () => {
  const [stone, javelin, acid] = [{ kind: "stone", missile: "1d4" }, { kind: "javelin", missile: "2d5", breaks: 10 }, { kind: "acid", family: "potion", known: 1, onQuaff: () => [] }];
  const far = { x: 5, y: 1 };
  const thrown = (one) => decided(hero({ hitPoints: 400, maxHitPoints: 400, pack: [stone, acid, javelin] }), [one]);

  expect(thrown(foe({ at: far, hitPoints: 20 }))).toEqual(act.use("throw", made(javelin), far));
  expect(thrown(foe({ at: far }))).toEqual(act.use("throw", made(stone), far));
  expect(thrown(ogre({ at: far, hitPoints: 200, attack: 14 }))).toEqual(act.use("throw", made(acid), far));
});
