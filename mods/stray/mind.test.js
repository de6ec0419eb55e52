// How cats think, cell by cell.
import { act, become, creatures, leave, meters, say, set, spawn, spend } from "gnaw";
import { expect, facts, test } from "gnaw/test";
import { inMood } from "base/rules/moods.js";
import { befriending, following, leaving, thinking } from "./mind.js";

const at = (x) => ({ x, y: 0 });
const hero = facts.creature({ isHero: true, at: at(0) });
/** @type {(one: any, other: any) => number} */
const distance = (one, other) => Math.abs(one.x - other.x);
const room = (traits = {}) => facts.world({ hero, depth: 3, floorItems: [], creatures: [], catComesAlong: 0, distance, ...traits });
const sight = (foes = []) => ({ foes, towards: (place) => ["towards", place], awayFrom: () => "away", stroll: () => "stroll" });
const stray = (x, traits = {}) => facts.creature({ kind: "stray:stray", ...inMood("wandering"), hitPoints: 5, at: at(x), pack: [], ...traits });
const cat = (x) => stray(x, { kind: "stray:cat" });
const does = (who, traits, foes) => thinking(who, sight(foes), undefined, room(traits));
const meat = (x) => ({ floorItems: [{ kind: "meat", at: at(x) }] });

test.each([
  ["keeps four cells away", stray(4), {}, "stroll"],
  ["goes where one comes nearer", stray(3), {}, "away"],
  ["smells meat twelve cells away", stray(20), meat(8), ["towards", at(8)]],
  ["smells it no farther", stray(20), meat(7), "stroll"],
  ["comes for meat two cells from somebody", stray(9), meat(2), ["towards", at(2)]],
  ["does not come nearer than that", stray(9), meat(1), "stroll"],
  ["takes what it stands on", stray(9), meat(9), act.pickUp()],
])("a stray %s", (_what, who, traits, deed) => {
  expect(does(who, traits)).toEqual(deed);
});

test.each([
  ["hunts what is six cells from you", 2, 6, ["towards", at(6)]],
  ["leaves alone what is farther off", 2, 7, "stroll"],
  ["strolls three cells from you", 3, 9, "stroll"],
  ["comes back from four", 4, 9, ["towards", hero]],
])("a cat of yours %s", (_what, x, foe, deed) => {
  const towards = (place) => ["towards", place === hero ? hero : place.at];

  expect(thinking(cat(x), { ...sight([{ at: at(foe) }]), towards }, undefined, room())).toEqual(deed);
});

test("others think for themselves, and so do sleepers", () => {
  expect(does(stray(9, { kind: "rat" }))).toBe(undefined);
  expect(does(stray(9, inMood("asleep")))).toBe(undefined);
});

test("a stray that takes meat eats it all and is yours, with a cat's life", () => {
  const item = facts.item({ id: 4, kind: "meat", count: 2 });
  const who = stray(9, { pack: [item] });

  expect(befriending(who, { id: "pickUp" })).toEqual([
    [spend(item, 2)], become(who, "cat"), set(who, "maxHitPoints", 16), set(who, "hitPoints", 16),
    say("The cat eats, washes its face, and looks at you. It purrs.", { about: who, tone: "good" }),
  ]);
  expect([befriending(who, { id: "step" }), befriending(cat(9), { id: "pickUp" })]).toEqual([[], []]);
});

test.each([["descend", 2, true], ["ascend", 2, true], ["descend", 3, false], ["drink", 1, false]])("at %s a cat %s cells away comes along: %s", (action, apart, comes) => {
  const friend = cat(apart);
  const world = room({ creatures: [stray(1), friend] });

  expect(leaving(hero, action, undefined, undefined, world)).toEqual(comes ? [set(world, "catComesAlong", 5), leave(friend, 3)] : []);
});

test("on the new level it is beside you, with the life that it had, once", () => {
  const world = room({ catComesAlong: 7 });

  expect(following(hero, undefined, undefined, world)).toEqual([
    spawn("cat", hero.at, { hitPoints: 7, ...inMood("hunting") }), set(world, "catComesAlong", 0),
  ]);
  expect(following(hero, undefined, undefined, room())).toEqual([]);
  expect(meters.catComesAlong.start).toBe(0);
});

test("cats are quick and hard to hit, met on the first depths; one's own is stronger, and nobody meets it", () => {
  const { hitPoints, attack, defense, speed, from, to, weight } = creatures["stray:stray"];

  expect({ hitPoints, attack, defense, speed, from, to, weight }).toEqual({ hitPoints: 9, attack: 5, defense: 9, speed: 150, from: 1, to: 3, weight: 12 });
  expect([creatures["stray:cat"].hitPoints, creatures["stray:cat"].weight]).toEqual([16, 0]);
});
