// Bots that play in other ways: each does what it is named after.
import { act, bots } from "gnaw";
import { expect, simulate, test } from "gnaw/test";
import { talents } from "../content/talents.js";

const ids = ["careful", "curious", "greedy", "archer", "allyKeeper"];

test.each([...ids, "veteran"])("the %s goes on, and no habit of his fails", (id) => {
  simulate({ games: 1, turns: 120, bot: /** @type {BotId} */ (id) }).always("Turns played", (game) => game.turns > 1);

  expect(bots[/** @type {"careful"} */ (id)].doc.length > 10).toBe(true);
});

test("the careful rests for a scratch", () => {
  const scratched = /** @type {any} */ ({ hitPoints: 37, maxHitPoints: 40, poisoned: 0, nourishment: 1500, pack: [], at: { x: 1, y: 1 }, ground: { kind: "floor" }, blind: 0, hungerState: 0 });

  expect(/** @type {any} */ (bots.careful.act(scratched, /** @type {any} */ ({ foes: [] }), undefined, /** @type {any} */ ({ turn: 5 })))).toEqual(act.plain("rest"));
});

test("the curious goes down a way aside, but only once", () => {
  const above = /** @type {any} */ ({ hitPoints: 40, maxHitPoints: 40, poisoned: 0, nourishment: 1500, pack: [], at: { x: 1, y: 1 }, ground: { kind: "roots", action: "descend" }, blind: 0, hungerState: 0 });
  const sight = /** @type {any} */ ({ foes: [], explore: () => act.wait(), stairs: () => undefined });
  const decided = (deepest) => /** @type {any} */ (bots.curious.act(above, sight, undefined, /** @type {any} */ ({ turn: 5, depth: 3, deepest, creatures: [], tiles: () => [], floorItems: [] })));

  expect(decided(3)).toEqual(act.useTile("descend"));
  expect(decided(5)).toEqual(act.wait());
});

const shut = /** @type {any} */ ({ hitPoints: 40, maxHitPoints: 40, poisoned: 0, nourishment: 1500, pack: [], at: { x: 1, y: 1 }, ground: { kind: "floor" }, blind: 0, hungerState: 0 });
/** Somebody who knows of nothing but one thing that bars the way. */
const barred = (kind, seen, steps = []) => {
  const sight = /** @type {any} */ ({ foes: [], steps, explore: () => undefined, stairs: () => undefined, towards: (to) => act.plain("wait", to) });
  const unseen = { x: 5, y: 1 };
  const at = (place) => ({ kind: place.x === seen.x ? kind : "floor" });
  const world = /** @type {any} */ ({
    turn: 5, depth: 3, deepest: 3, creatures: [], floorItems: [], known: (place) => place === seen, tileAt: at,
    next: (from, direction) => (direction === "east" ? { x: from.x + 1, y: from.y } : { x: from.x - 1, y: from.y }),
    tiles: (id) => (id === kind ? [unseen, seen] : []),
  });
  const dice = /** @type {any} */ ({ pick: (list) => list[0] });
  return /** @type {any} */ (bots.explorer.act(shut, sight, dice, world));
};

test.each(["web", "brambles", "briars"])("the explorer walks up to %s where there is no other way on, and into it", (kind) => {
  const far = { x: 3, y: 1 };
  expect(barred(kind, far)).toEqual(act.plain("wait", far));

  expect(barred(kind, { x: 2, y: 1 }, [{ direction: "west" }, { direction: "east" }])).toEqual(act.step("east"));
});

const hunting = (fields) => ({ mood: "hunting", hitPoints: 20, maxHitPoints: 20, attack: 0, defense: 0, damage: "1d2", speed: 100, pack: [], ...fields });
/** Somebody with a wand that he knows, and others in view. */
const aiming = (kind, hitPoints, foes, friends) => {
  const wand = { kind, charge: 2, onZap: () => [], family: "wand" };
  const who = /** @type {any} */ ({ ...shut, id: 1, isHero: true, hitPoints, attack: 0, defense: 0, damage: "1d2", talents: [], pack: [wand], isKnown: () => true });
  const world = /** @type {any} */ ({ turn: 5, depth: 1, deepest: 1, creatures: friends, inView: () => true, known: () => true, tiles: () => [], floorItems: [],
    distance: (one, other) => Math.abs(one.x - other.x) });
  const sight = /** @type {any} */ ({ foes, steps: [], stairs: () => undefined, walkingDistance: () => 9, towards: () => act.wait(), explore: () => act.wait() });
  return [/** @type {any} */ (bots.explorer.act(who, sight, /** @type {any} */ ({ pick: (list) => list[0] }), world)), wand];
};

test.each(["wand-of-haste", "wand-of-doubling"])("a friend who fights gets the good of a %s", (kind) => {
  const [foe, friend] = [hunting({ at: { x: 4, y: 1 } }), hunting({ at: { x: 3, y: 1 }, follows: { id: 1 } })];
  const [done, wand] = aiming(kind, 40, [foe], [friend]);

  expect(done).toEqual(act.use("zap", wand, friend.at));
});

test("whoever is losing changes places with a foe far off", () => {
  const [near, far] = [hunting({ at: { x: 2, y: 1 }, damage: "3d6" }), hunting({ at: { x: 6, y: 1 } })];
  const [done, wand] = aiming("wand-of-swapping", 9, [near, far], []);

  expect(done).toEqual(act.use("zap", wand, far.at));
});

test("whoever has come back from a way aside does not take it for the way on", () => {
  const back = /** @type {any} */ ({ hitPoints: 40, maxHitPoints: 40, poisoned: 0, nourishment: 1500, pack: [], at: { x: 1, y: 1 }, ground: { kind: "roots", action: "descend", place: "orchard" }, blind: 0, hungerState: 0 });
  const down = { x: 9, y: 9 };
  const sight = /** @type {any} */ ({ foes: [], explore: () => undefined, stairs: () => down, walkTo: (to) => act.plain("wait", to) });
  const world = /** @type {any} */ ({ turn: 5, depth: 3, deepest: 5, creatures: [], tiles: () => [], floorItems: [] });

  expect(/** @type {any} */ (bots.curious.act(back, sight, undefined, world))).toEqual(act.plain("wait", down));
});

test.each([[599, 0, true], [600, 0, false], [599, 1, false]])("with food for %s turns in the stomach and %s rations in the pack the explorer goes down before he has seen all: %s", (nourishment, rations, goes) => {
  const who = /** @type {any} */ ({ ...shut, nourishment, pack: Array(rations).fill({ kind: "ration", nutrition: 1500 }) });
  const down = { x: 9, y: 9 };
  const sight = /** @type {any} */ ({ foes: [], explore: () => act.wait(), stairs: () => down, walkTo: (to) => act.plain("wait", to) });
  const world = /** @type {any} */ ({ turn: 5, depth: 3, deepest: 3, creatures: [], tiles: () => [], floorItems: [] });

  expect(/** @type {any} */ (bots.explorer.act(who, sight, undefined, world))).toEqual(goes ? act.plain("wait", down) : act.wait());
});

const bow = (worn) => /** @type {any} */ ({ kind: "bow", slot: "hand", hands: 2, damage: "1d2", bonus: 0, worn });
const arrows = (count) => /** @type {any} */ ({ kind: "arrow", launcher: "bow", shot: "1d8+1", count });
const archery = (id, pack, foes = []) => {
  const who = /** @type {any} */ ({ ...shut, id: 1, isHero: true, level: 4, attack: 2, defense: 2, damage: "1d6", speed: 100, talents: [], neighbours: [], pack });
  const distance = (one, other) => Math.abs(one.x - other.x);
  const world = /** @type {any} */ ({ turn: 5, depth: 3, deepest: 3, creatures: [], tiles: () => [], floorItems: [], known: () => true, inView: () => true, distance });
  const sight = /** @type {any} */ ({ foes, explore: () => act.wait(), stairs: () => undefined, walkTo: () => act.wait(), towards: (to) => act.plain("wait", to), walkingDistance: () => 1, awayFrom: () => act.step("west") });
  return /** @type {any} */ (bots[/** @type {"archer"} */ (id)].act(who, sight, /** @type {any} */ (undefined), world));
};

test.each(["archer", "careful"])("the %s strings a bow when there are arrows enough for a fight, and shoots at whoever comes, far off or near", (id) => {
  const [far, near] = [6, 2].map((x) => hunting({ at: { x, y: 1 } }));

  const axe = { ...bow(1), kind: "axe", damage: "1d8" };

  expect(archery(id, [axe, bow(0), arrows(4)])).toEqual(act.use("wear", bow(0)));
  expect(archery(id, [axe, bow(0), arrows(3)])).not.toEqual(act.use("wear", bow(0)));
  expect(archery(id, [bow(1), arrows(3)], [far])).toEqual(act.use("throw", arrows(3), far.at));
  expect(archery(id, [bow(1), arrows(3)], [near])).toEqual(act.use("throw", arrows(3), near.at));
});

test.each(["archer", "careful"])("the %s draws a blade when the last arrow is gone", (id) => {
  const axe = { ...bow(0), kind: "axe", damage: "1d8" };

  expect(archery(id, [bow(1), axe], [hunting({ at: { x: 2, y: 1 } })])).toEqual(act.use("wear", axe));
});

test("an archer takes the better of two launchers, but none that has hardly anything to shoot", () => {
  const sling = { ...bow(1), kind: "sling", hands: 1 };
  const stones = { ...arrows(9), kind: "stone", launcher: "sling" };

  expect(archery("archer", [sling, stones, bow(0), arrows(4)])).toEqual(act.use("wear", bow(0)));
  expect(archery("archer", [sling, stones, bow(0), arrows(3)])).not.toEqual(act.use("wear", bow(0)));
  expect(archery("archer", [bow(1), arrows(1), { ...sling, worn: 0 }, stones])).not.toEqual(act.use("wear", { ...sling, worn: 0 }));
});

test("the archer steps back from whoever is slower, as long as he has something to shoot", () => {
  const slow = hunting({ at: { x: 2, y: 1 }, speed: 50 });

  expect(archery("archer", [bow(1), arrows(3)], [slow])).toEqual(act.step("west"));
  expect(archery("archer", [bow(1)], [slow])).toEqual(act.plain("wait", slow));
});

const rich = (pack, floorItems, foes = []) => {
  const who = /** @type {any} */ ({ hitPoints: 40, maxHitPoints: 40, poisoned: 0, nourishment: 1500, pack, at: { x: 1, y: 1 }, ground: { kind: "floor" }, blind: 0, hungerState: 0, strength: 10 });
  const distance = (one, other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
  const tiles = (kind) => (kind === "locked-door" ? [{ x: 2, y: 1 }] : []);
  const world = /** @type {any} */ ({ turn: 5, depth: 3, deepest: 3, creatures: [], tiles, tileAt: () => ({ kind: "floor" }), floorItems, known: () => true, distance });
  const sight = /** @type {any} */ ({ foes, explore: () => act.wait(), stairs: () => undefined, walkTo: (to) => act.plain("wait", to) });
  return bots.greedy.act(who, sight, undefined, world);
};

test("the greedy goes for what lies there, past a foe that is far away", () => {
  const foe = /** @type {any} */ ({ mood: "wandering", at: { x: 9, y: 1 } });

  expect(/** @type {any} */ (rich([], [{ kind: "dart", at: { x: 4, y: 1 } }], [foe]))).toEqual(act.plain("wait", { x: 4, y: 1 }));
});

test("the greedy opens what is locked, when it has the key", () => {
  const key = (lock) => ({ kind: "key", opens: [lock] });

  expect(/** @type {any} */ (rich([key({ depth: 3, x: 2, y: 1 })], []))).toEqual(act.plain("unlock", { x: 2, y: 1 }));
  expect(/** @type {any} */ (rich([key({ depth: 3, x: 9, y: 9 })], []))).not.toEqual(act.plain("unlock", { x: 2, y: 1 }));
});

const explored = (pack, foes = [], traits = {}) => {
  const who = /** @type {any} */ ({
    id: 1, isHero: true, level: 4, hitPoints: 40, maxHitPoints: 40, attack: 2, defense: 2, damage: "1d6", speed: 100, paralysed: 0, poisoned: 0, blind: 0, nourishment: 1500, hungerState: 0,
    talents: [], neighbours: [], pack, at: { x: 1, y: 1 }, ground: { kind: "floor" }, ...traits,
  });
  const distance = (one, other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
  const world = /** @type {any} */ ({ turn: 5, depth: 3, deepest: 3, creatures: [], tiles: () => [], floorItems: [], known: () => true, inView: () => true, distance });
  const sight = /** @type {any} */ ({ foes, explore: () => act.wait(), stairs: () => undefined, walkTo: () => act.wait(), towards: () => act.wait(), walkingDistance: () => 9 });
  return /** @type {any} */ (bots.explorer.act(who, sight, undefined, world));
};

test("whoever loses points a wand at the foe, one that he knows before all that he drinks, and one that he does not know before what nobody knows", () => {
  const ogre = /** @type {any} */ ({ id: 2, kind: "ogre", mood: "hunting", hitPoints: 65, maxHitPoints: 65, attack: 10, defense: 3, damage: "2d6+3", speed: 100, talents: [], pack: [], at: { x: 3, y: 1 } });
  const nothing = () => [];
  const wand = (known) => /** @type {any} */ ({ kind: "wand-of-webs", family: "wand", known, charge: 1, onZap: nothing });
  const draught = (known) => /** @type {any} */ ({ kind: "might", family: "potion", known, onQuaff: nothing });
  const pointed = (item) => act.use("zap", item, ogre.at);

  expect(explored([draught(1), wand(1)], [ogre])).toEqual(pointed(wand(1)));
  expect(explored([draught(1), wand(0)], [ogre])).toEqual(act.use("quaff", draught(1)));
  expect(explored([draught(0), wand(0)], [ogre])).toEqual(pointed(wand(0)));
});

test("a ring is tried on as long as nobody knows it, and gives way to a better one", () => {
  const ring = (kind, known, worn = 0) => /** @type {any} */ ({ kind, family: "ring", slot: "finger", known, worn, bonus: 0 });

  expect(explored([ring("ring-of-thrift", 1, 1), ring("ring-of-bells", 0)])).toEqual(act.use("wear", ring("ring-of-bells", 0)));
  expect(explored([ring("ring-of-bells", 1, 1), ring("ring-of-thrift", 1)])).toEqual(act.use("wear", ring("ring-of-thrift", 1)));
  expect(explored([ring("ring-of-thrift", 1, 1), ring("ring-of-bells", 1)])).toEqual(act.wait());
});

/** All choices of so many of a list. */
const some = (list, count) => (count === 0 ? [[]] : list.flatMap((one, n) => some(list.slice(n + 1), count - 1).map((others) => [one, ...others])));

test("of four talents each bot wants one, and over all bots none is wanted by hardly anybody, or by most", () => {
  const players = ["explorer", "veteran", ...ids];
  const offers = some(Object.keys(talents), 4);
  const wanted = offers.map((options, n) => bots[/** @type {"careful"} */ (players[n % players.length])].choose(/** @type {any} */ ({}), /** @type {any} */ ({ options }), /** @type {any} */ ({ pick: (list) => list[0] }), /** @type {any} */ ({})));

  for (const id of Object.keys(talents)) {
    const share = wanted.filter((one) => one === id).length / wanted.length;
    expect([id, share > 0.01 && share < 0.4]).toEqual([id, true]);
  }
});
