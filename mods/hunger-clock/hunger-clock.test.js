// What the clock does at its turns, what heals, and how rooms are stocked.
import { change, damage, heal, interrupt, lay, say, set, spawn } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { melee } from "base/rules/combat.js";
import { deathLines } from "base/rules/death.js";
import { recovery } from "base/rules/healing.js";
import { hunger } from "base/rules/hunger.js";
import { population } from "base/rules/population.js";
import { hurting, ticking } from "./clock.js";
import { descending, mending } from "./mending.js";
import { stocking } from "./rooms.js";
import { clockLabel, stateOf } from "./states.js";
import { drawn, spawnTable } from "./table.js";

const hero = (traits) => ({ isHero: true, hitPoints: 9, maxHitPoints: 31, hungerState: 0, hungerDuration: 20, foesInView: [], ...traits });
const rat = (traits) => hero({ isHero: false, ...traits });

test("the clock ticks down to 1, and then the next state begins", () => {
  const [two, one] = [hero({ hungerDuration: 2 }), hero({ hungerDuration: 1 })];
  const line = "You are no longer well fed.";

  expect(ticking(two)).toEqual([change(two, "hungerDuration", -1)]);
  expect(ticking(one)).toEqual([change(one, "hungerState", 1), set(one, "hungerDuration", 200), [say(line, "warn"), interrupt(line)]]);
});

test("the last state runs on below 0, with a pang each turn", () => {
  const who = hero({ hungerState: 3, hungerDuration: 1 });
  const pangs = "Your hunger pangs are getting painful! You suffer 1 hp damage.";

  expect(ticking(who)).toEqual([change(who, "hungerDuration", -1), [say(pangs, "warn"), interrupt(pangs)]]);
});

test("nobody feels the clocks of others", () => {
  expect(ticking(rat({ hungerDuration: 1 }))[2]).toEqual([]);
});

test.each([[3, 0, true], [3, 1, false], [2, 0, false]])("in state %s with %s turns on the clock it hurts: %s", (hungerState, hungerDuration, hurts) => {
  const who = hero({ hungerState, hungerDuration });

  expect(hurting(who)).toEqual(hurts ? [damage(who, 1, { cause: "starvation" })] : []);
});

test.each([[0, 20, 620], [1, 200, 600], [2, 5, 205], [3, -4, -4]])("in state %s with %s turns on the clock it is %s turns until it hurts", (hungerState, hungerDuration, turns) => {
  expect(hunger.left({ hungerState, hungerDuration })).toBe(turns);
});

test.each([
  ["the hero's starving was told already", hero(), "starvation", []],
  ["his other deaths are told", hero({ hitPoints: 0 }), "a rat", ["You die of a rat."]],
  ["so is the starving of others", rat({ name: "rat" }), "starvation", ["The rat dies."]],
])("%s", (_what, victim, cause, lines) => {
  expect(deathLines(victim, undefined, cause).map(({ text }) => text)).toEqual(lines);
});

test("an altar sets the clock forward, up to its next state", () => {
  given.level("####\n#@_#\n####");
  expect(given.hero({ hungerState: 1, hungerDuration: 150 }).steps("east").does("pray")).toHave({ hungerState: 2, hungerDuration: 200, attack: 3 });
});

test("whoever is so hungry that it hurts before a prayer is paid has none to give", () => {
  given.level("####\n#@_#\n####");
  expect(given.hero({ hungerState: 2, hungerDuration: 150 }).steps("east").does("pray")).toHave({ hungerState: 2, hungerDuration: 148, attack: 2 });
});

test("soup is a meal", () => {
  expect(given.hero({ hungerState: 2, hungerDuration: 5 }).uses("quaff", "broth")).toHave({ hungerState: 0, hungerDuration: 19 });
});

test.each([[0, 4], [1, 3], [2, 3], [3, 3]])("in state %s a harm of 3 is one of %s", (hungerState, harm) => {
  expect(melee.addedDamage({ ...hero({ hungerState }), attack: 6, pack: [] }) - melee.addedDamage({ attack: 6, pack: [] })).toBe(harm - 3);
});

test("whoever has no clock is as good as normal", () => {
  expect(stateOf({})).toBe(stateOf(hero({ hungerState: 1 })));
});

test.each([[0, [{ text: "Well Fed", tone: "good" }]], [1, []], [2, [{ text: "Hungry", tone: "clock-hungry" }]], [3, [{ text: "Starving", tone: "bad" }]]])("state %s shows %s", (hungerState, labels) => {
  expect(clockLabel(hero({ hungerState }))).toEqual(labels);
});

test.each([
  ["whoever keeps still heals a point", {}, true],
  ["not under the eyes of a foe", { foesInView: [{}] }, false],
  ["nor when he is hungry", { hungerState: 2 }, false],
])("%s", (_what, traits, heals) => {
  const who = hero(traits);

  expect(mending(who)).toEqual(heals ? [heal(who, 1)] : []);
});

test("whoever waits heals, and whoever walks does not", () => {
  given.level("####\n#@.#\n####");
  const hero = given.hero({ hitPoints: 9 });

  expect(hero.steps("east")).toHave({ hitPoints: 9 });
  expect(hero.waits()).toHave({ hitPoints: 10 });
});

test.each([[0, 1], [1, 1], [2, 0], [3, 0]])("in state %s life comes back %s times as fast", (hungerState, times) => {
  expect(recovery.times(hero({ hungerState }))).toBe(times);
});

test("a rest is refused to whom it cannot help, and begins with a word", () => {
  given.hero({ hitPoints: 39 }).does("rest");
  expect(world).toHaveSaid("You rest.");
});

const level = (depth, isNew = true) => ({ depth, isNew });
const half = "You descend to the next level, and take a moment to heal.";

test.each([[9, 15], [15, 15], [20, 20]])("the way down fills a life of 31 from %s to %s", (hitPoints, filled) => {
  const who = hero({ hitPoints });

  expect(descending(who, level(2))).toEqual([set(who, "hitPoints", filled), say(half)]);
});

test("it does so once for each level, and not at the start", () => {
  expect([descending(hero(), level(1)), descending(hero(), level(2, false))]).toEqual([[], []]);
});

test("going down takes no time, and heals in play", () => {
  given.level(`
    ####
    #@>#
    ####`);
  const down = given.hero({ hitPoints: 5 }).steps("east").descends();

  expect(down).toHave({ hitPoints: 20 });
  expect(world).toHaveSaid(half);
  expect(world.turn).toBe(2);
});

const here = { x: 1, y: 1 };
const there = { x: 5, y: 5 };
const rooms = [{ kind: "room", floor: [here] }, { kind: "room", floor: [there] }, { kind: "corridor", floor: [there] }];
/** A level whose rooms are stocked where one looks for a free place. */
const dug = (depth, traits) => ({ depth, isNew: true, rooms, free: (_dice, { room }) => room.floor[0], ...traits });
const stocked = (depth, ...shown) => stocking({ at: here }, dug(depth), dice.showing(...shown)).flat();

test("every room is stocked but the hero's own, and no corridor", () => {
  expect(stocked(1, 4, 1)).toEqual([spawn("goblin", there)]);
});

test.each([{ x: 1, y: 5 }, { x: 5, y: 1 }])("a room at %s is not the hero's own", (at) => {
  expect(stocking({ at: here }, dug(1, { rooms: [{ kind: "room", floor: [at] }] }), dice.showing(4, 1)).flat()).toEqual([spawn("goblin", at)]);
});

test.each([[1, 3, 0], [1, 4, 1], [1, 7, 4], [2, 1, 0], [2, 3, 1], [5, 1, 2]])("on depth %s a die that shows %s draws %s times", (depth, shown, draws) => {
  expect(stocked(depth, shown, 1, 1, 1, 1, 1, 1).length).toBe(draws);
});

test("things are laid and creatures spawned, where there is room", () => {
  expect(stocked(1, 4, 13)).toEqual([lay("healing", there)]);
  expect(stocking({ at: here }, dug(1, { free: () => undefined }), dice.showing(4, 1)).flat()).toEqual([]);
  expect(stocking({ at: here }, dug(1, { isNew: false }), dice.showing(4, 1))).toEqual([]);
});

test.each([
  ["Goblin", 10, 10], ["Orc", 2, 6], ["Health Potion", 7, 7], ["Fireball Scroll", 3, 7], ["Confusion Scroll", 3, 7], ["Magic Missile Scroll", 4, 4],
  ["Dagger", 3, 3], ["Shield", 3, 3], ["Longsword", 0, 4], ["Tower Shield", 0, 4], ["Rations", 10, 10],
])("%s has a weight of %s on the first depth and of %s on the fifth", (name, first, fifth) => {
  expect([1, 5].map((depth) => spawnTable[name].weight(depth))).toEqual([first, fifth]);
});

test.each([[1, "Goblin"], [10, "Goblin"], [11, "Orc"], [12, "Orc"], [13, "Health Potion"], [35, "Shield"], [36, "Rations"], [45, "Rations"]])("slot %s of the first depth is %s", (slot, name) => {
  expect(drawn(1, dice.showing(slot))).toBe(name);
});

test("one slot is as likely as another, and entries without weight have none", () => {
  const asked = [];
  drawn(1, { between: (least, most) => (asked.push(least, most), least) });

  expect(asked).toEqual([1, 45]);
});

test("nothing but the table stocks rooms", () => {
  expect([population.hordes(9), population.things(9)]).toEqual([0, 0]);
});

test.each(Array.from({ length: 12 }, (_, n) => n + 1))("the rooms of the second depth hold rations, and somebody to fight for them: seed %s", (seed) => {
  dice.seeded(seed);
  given.level(`
    ####
    #@>#
    ####`);
  world.hero.steps("east").descends();

  expect(world).toHold('world.floorItems.some(({ kind }) => kind === "ration")');
  expect(world).toHold('world.creatures.some(({ kind }) => kind === "goblin" || kind === "orc")');
});

test("a bump into a wall takes a turn", () => {
  given.level(`
    ###
    #@#
    ###`);
  world.hero.steps("north");

  expect(world.turn).toBe(2);
});

test("food does what it does besides", () => {
  expect(given.hero({ hitPoints: 10 }).eats("honeycomb")).toHave({ hitPoints: 18, hungerState: 0, hungerDuration: 19 });
});

test("a blow of the original's stops the hero whom it meets, hurt or not, and nobody else", () => {
  given.rules(["hunger-clock"], { "hunger-clock.faithfulBlows": true });
  const you = given.hero({ defense: 90 });
  const foe = world.spawn("rat", you.at.x + 1, you.at.y).with({ mood: "hunting" });
  world.turns(1);
  expect(world).toHaveSaid("Rat is unable to hurt Player");
  expect(world).toHaveInterrupted("");

  foe.with({ speed: 0 });
  you.attacks(foe);
  expect(world.interruptions).toEqual([]);
});
