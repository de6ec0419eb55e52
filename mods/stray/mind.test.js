// How cats think, cell by cell.
import { act, become, creatures, say, set, spend } from "gnaw";
import { expect, facts, test } from "gnaw/test";
import { befriending, thinking } from "./mind.js";

const at = (x) => ({ x, y: 0 });
const hero = facts.creature({ isHero: true, at: at(0), ground: { kind: "floor", action: undefined } });
/** @type {(one: any, other: any) => number} */
const distance = (one, other) => Math.abs(one.x - other.x);
const room = (traits = {}) => facts.world({ hero, depth: 3, floorItems: [], creatures: [], distance, ...traits });
const sight = (foes = []) => ({ foes, towards: (place) => ["towards", place], awayFrom: () => "away", stroll: () => "stroll" });
const stray = (x, traits = {}) => facts.creature({ kind: "stray:stray", mood: "wandering", hitPoints: 5, at: at(x), pack: [], ...traits });
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
])("a stray %s", (_what, who, traits, action) => {
  expect(does(who, traits)).toEqual(action);
});

test.each([
  ["hunts what is six cells from you", 2, 6, ["towards", at(6)]],
  ["leaves alone what is farther off", 2, 7, "stroll"],
  ["strolls three cells from you", 3, 9, "stroll"],
  ["comes back from four", 4, 9, ["towards", hero]],
])("a cat of yours %s", (_what, x, foe, action) => {
  const towards = (place) => ["towards", place === hero ? hero : place.at];

  expect(thinking(cat(x), { ...sight([{ at: at(foe) }]), towards }, undefined, room())).toEqual(action);
});

test("a cat comes beside you where you stand on stairs, to go with you", () => {
  const onStairs = facts.creature({ at: at(0), ground: { kind: "stairs-down", action: "descend" } });

  expect(does(cat(2), { hero: onStairs })).toEqual(["towards", onStairs]);
});

test("others think for themselves, and so do sleepers", () => {
  expect(does(stray(9, { kind: "rat" }))).toBe(undefined);
  expect(does(stray(9, { mood: "asleep" }))).toBe(undefined);
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

test("cats are quick and hard to hit, met on the first depths; one's own is stronger, and nobody meets it", () => {
  const { hitPoints, attack, defense, speed, from, to, weight } = creatures["stray:stray"];

  expect({ hitPoints, attack, defense, speed, from, to, weight }).toEqual({ hitPoints: 9, attack: 5, defense: 9, speed: 150, from: 1, to: 3, weight: 12 });
  expect([creatures["stray:cat"].hitPoints, creatures["stray:cat"].weight]).toEqual([16, 0]);
});
