// What creatures do with a turn.
import { act } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { minds } from "../rules/minds.js";
import { thinking } from "../rules/thinking.js";

/** The hero in the west of a passage, somebody in the east; the dice of minds show their highest side, which is no stroll. */
const facing = (kind, apart, traits = {}) => {
  given.level(`
    ${"#".repeat(apart + 5)}
    #@${".".repeat(apart + 2)}#
    ${"#".repeat(apart + 5)}`);
  dice.of("moodSwings").highest();
  given.hero({ defense: 100 });
  return world.spawn(kind, 1 + apart, 1).with({ mood: "hunting", ...traits });
};

test("a hunter comes nearer", () => {
  const rat = facing("rat", 4);
  world.hero.waits();

  expect(rat).toBeAt(4, 1);
});

test.each(["asleep", "lurking"])("whoever is %s stays", (mood) => {
  const rat = facing("rat", 4, { mood });
  world.hero.waits();

  expect(rat).toBeAt(5, 1);
});

test("whoever flees runs, and stands at bay where there is no way", () => {
  const rat = facing("rat", 3, { mood: "fleeing" });
  world.turns(2);

  expect(rat).toBeAt(6, 1);
});

test.each([[30, 4], [31, 6]])("a wanderer may come by chance: a die that shows %s leads to column %s", (shown, x) => {
  const rat = facing("rat", 4, { mood: "wandering" });
  world.hero.with({ noise: 0 });
  dice.of("creatureThinks").fall(shown, 0);
  world.hero.waits();

  expect(rat).toBeAt(x, 1);
});

test("the confused go anywhere", () => {
  const rat = facing("rat", 4, { confused: 5 });
  dice.of("creatureThinks").fall(1);
  world.hero.waits();

  expect(rat).toBeAt(6, 1);
});

test.each([[40, true], [41, false]])("a bat may turn anywhere: a die that shows %s does: %s", (shown, strays) => {
  const bat = facing("bat", 5, { speed: 100 });
  dice.of("creatureThinks").fall(shown, 0);
  world.hero.waits();

  expect(bat).toBeAt(strays ? 7 : 5, 1);
});

test("an archer throws what it has, from afar", () => {
  const archer = facing("archer", 6, { attack: 0 });
  dice.of("throwing").highest();
  world.hero.waits();

  expect(archer).toBeAt(7, 1);
  expect(archer).toCarry("dart", 3);
  expect(world).toHaveSaid("The goblin archer throws a dart at you.");
});

test("an archer who is too far comes nearer", () => {
  const archer = facing("archer", 8);
  world.hero.waits();

  expect(archer).toBeAt(8, 1);
  expect(archer).toCarry("dart", 4);
});

test("an archer at seven steps throws", () => {
  const archer = facing("archer", 7);
  world.hero.waits();

  expect(archer).toBeAt(8, 1);
});

test("an archer keeps its distance", () => {
  const archer = facing("archer", 2);
  world.hero.waits();

  expect(archer).toBeAt(4, 1);
});

test("an archer at three steps throws", () => {
  const archer = facing("archer", 3);
  world.hero.waits();

  expect(archer).toBeAt(4, 1);
  expect(archer).toCarry("dart", 3);
});

test("what a thief takes stays what it is", () => {
  const monkey = facing("monkey", 1, { attack: 30 });
  given.hero({ defense: 0, pack: { dagger: { runic: "frost", bonus: 2, runeKnown: 1 } } });
  world.hero.waits();

  expect(monkey).toCarry("dagger", 1);
  expect(world).toHold('world.creatures.some((one) => one.pack.some((item) => item.runic === "frost" && item.bonus === 2 && item.runeKnown === 1))');
});

test("a thief that cannot get away fights, and takes no more", () => {
  given.level("####\n#@m#\n####", { m: "monkey" });
  const monkey = world.creature("monkey").with({ mood: "fleeing", attack: 30, hitPoints: 40, maxHitPoints: 40 });
  dice.of("blows").lowest();
  given.hero({ defense: 0, pack: { ration: 1 } }).waits();

  expect(world.hero).toHave({ hitPoints: 24 });
  expect(monkey).toCarry("ration", 0);
});

test("a thief comes for what one has, and runs with it", () => {
  const monkey = facing("monkey", 1, { attack: 30 });
  given.hero({ defense: 0, pack: { ration: 1 } });
  world.hero.waits();

  expect(world).toHaveSaid("The monkey steals your ration and runs.");
  expect(monkey).toCarry("ration", 1);
  world.hero.waits();
  expect(monkey).toBeAt(3, 1);
});

test("a thief that has something never comes nearer, whatever its mood", () => {
  const monkey = facing("monkey", 3, { pack: { ration: 1 } });
  world.hero.waits();

  expect(monkey).toBeAt(5, 1);
});

/** What sight tells: where there is a way, and whether the enemy is seen. */
const sight = ({ sees = true, away = "away" } = {}) => ({ towards: () => "towards", awayFrom: () => away, sees: () => sees });
const shoots = (apart, pack, seen) => minds.archer.hunt({ at: 0, pack }, { at: { x: apart, y: 0 } }, sight(seen), dice.showing(1), { distance: () => apart });
const arrow = { missile: "1d6", isItem: true };

test.each([
  ["seven cells away he shoots", 7, [arrow], {}, "shot"],
  ["eight cells are too far", 8, [arrow], {}, "towards"],
  ["out of sight he comes nearer", 3, [arrow], { sees: false }, "towards"],
  ["without arrows he comes nearer", 3, [{}], {}, "towards"],
  ["three cells are far enough", 3, [arrow], {}, "shot"],
  ["two cells are too near", 2, [arrow], {}, "away"],
  ["who cannot go back fights", 2, [arrow], { away: null }, "towards"],
])("an archer: %s", (_what, apart, pack, seen, action) => {
  const done = shoots(apart, pack, seen);

  expect(typeof done === "string" ? done : "shot").toBe(action);
});

test("the confused stray until the last turn", () => {
  const rat = facing("rat", 4, { confused: 1 });
  dice.of("creatureThinks").fall(1);
  world.hero.waits();

  expect(rat).toBeAt(6, 1);
});

/** @type {(one: any, other: any) => number} */
const across = (one, other) => Math.abs(one.x - other.x);

/** What somebody on a side of his own does, so many cells from whom he follows, with these foes in sight. */
const siding = (apart, foes = [], traits = {}) => {
  const leader = facts.creature({ id: 1, at: { x: 0, y: 0 } });
  const who = facts.creature({ mood: "wandering", confused: 0, at: { x: apart, y: 0 }, hates: () => false, follows: leader, ...traits });
  const sight = { foe: foes[0], towards: (place) => ["towards", place], awayFrom: (place) => ["away", place], stroll: () => undefined };
  const around = facts.world({ hero: leader, distance: across });
  const action = thinking(who, sight, undefined, around);
  return Array.isArray(action) ? [action[0], action[1] === leader ? "leader" : "foe"] : action;
};
const foe = facts.creature({ id: 2, at: { x: 9, y: 0 } });

test.each([
  ["goes for a foe", 9, [foe], {}, ["towards", "foe"]],
  ["runs from it in fear", 9, [foe], { mood: "fleeing" }, ["away", "foe"]],
  ["comes nearer to whom he follows", 4, [], {}, ["towards", "leader"]],
  ["stays near enough", 3, [], {}, act.wait()],
  ["stays if he follows nobody", 9, [], { follows: undefined }, act.wait()],
])("whoever has nothing against the hero %s", (_what, apart, foes, traits, action) => {
  expect(siding(apart, foes, traits)).toEqual(action);
});
