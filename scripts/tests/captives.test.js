// Those in chains: how they are freed, and what they are worth.
import { change, heal, spawn } from "gnaw";
import { dice, expect, facts, given, simulate, test, world } from "gnaw/test";
import { captives, chained, chaining, comrades, freeing, offeringFreedom } from "../rules/captives.js";
import { drivenTo } from "../rules/moods.js";

test.each(Object.entries(captives))("%s lies in chains where it belongs", (kind, { from, to }) => {
  const at = { x: 1, y: 1 };
  const kinds = [from, to].map((depth) => Object.keys(captives).filter((id) => captives[id].from <= depth && depth <= captives[id].to));

  expect(chained([at], from, dice.showing(1 + kinds[0].indexOf(kind)))).toEqual([spawn(/** @type {"orc"} */ (kind), at, { mood: "captive" })]);
  expect(kinds[1]).toContain(kind);
});

test("nobody is in chains on the first depth", () => {
  expect(chained([{ x: 1, y: 1 }], 1, dice.showing(1))).toEqual([]);
});

test("a captive of a new level is nobody's foe", () => {
  const one = facts.creature({ id: 3, mood: "captive", hitPoints: 1 });
  const other = facts.creature({ id: 4, mood: "asleep", hitPoints: 1 });
  const place = facts.world({ creatures: [one, other] });

  expect(chaining(undefined, { isNew: true }, undefined, place).map(({ effect, side }) => [effect, side])).toEqual([["join", "neutral"]]);
  expect(chaining(undefined, { isNew: false }, undefined, place)).toEqual([]);
});

test("whoever walks into a captive may free it, which takes time, and it goes along", () => {
  const who = facts.creature({ id: 1, side: "hero", hitPoints: 9 });
  const other = facts.creature({ id: 2, mood: "captive", isHero: false, isUnique: false, name: "goblin", hitPoints: 9 });
  const [asked] = /** @type {any[]} */ (offeringFreedom(who, other));

  expect([asked.title, asked.escape]).toEqual(["A goblin in chains", "leave"]);
  expect(asked.options[0].effects.map(({ effect }) => effect)).toEqual(["takeTime", "join", "follow", "remember", "say"]);
  expect(asked.options[0].effects[0].turns).toBe(freeing.turns);
  expect(offeringFreedom(who, { ...other, mood: "asleep" })).toEqual([]);
});

test("somebody in chains does nothing, until he is struck", () => {
  given.level("####\n#@.#\n####");
  dice.of("blows").lowest();
  const goblin = world.spawn("goblin", 2, 1).with({ mood: "captive" });
  world.turns(3);
  expect(goblin).toHave({ mood: "captive" });

  given.hero().attacks(goblin);
  expect(goblin).toHave({ mood: "hunting" });
});

test("a companion grows with what it kills", () => {
  const friend = facts.creature({ id: 2, hitPoints: 5, follows: { id: 1 } });

  expect(comrades(undefined, friend, "", dice.showing(1))).toEqual([change(friend, "maxHitPoints", 2), heal(friend, 2), change(friend, "attack", 1)]);
  expect(comrades(undefined, friend, "", dice.showing(2))[2]).toEqual([]);
  expect(comrades(undefined, undefined, "", dice.showing(1))).toEqual([]);
  expect(comrades(undefined, facts.creature({ hitPoints: 5 }), "", dice.showing(1))).toEqual([]);
});

test("a friend fights for one, and grows", () => {
  given.level("########\n#@.....#\n#......#\n########");
  dice.of("zapping").fall(1);
  dice.of("blows").lowest();
  dice.of("comrades").fall(1);
  const orc = world.spawn("orc", 3, 1).with({ mood: "asleep" });
  given.hero({ pack: { "wand-of-mastery": 1 } }).uses("zap", "wand-of-mastery", orc);
  world.spawn("rat", 4, 1).with({ mood: "hunting", hitPoints: 1 });
  world.turns(3);

  expect(orc).toHave({ maxHitPoints: 34, attack: 8 });
});

test("explorers free captives, and go on in company", () => {
  simulate({ games: 8, turns: 1500, bot: "explorer" }).share("Company", (game) => game.amounts.companions > 0, { atLeast: 0.1 });
});

test("beside a captive on the screen stands that it is in chains", () => {
  given.depth(3);
  given.level("#####\n#@..#\n#####");
  world.spawn("goblin", world.hero.at.x + 1, world.hero.at.y).with({ mood: "captive" });
  expect(world.screen()).toContain("in chains");
});

test("a look at somebody in chains tells how he is freed, and no odds", () => {
  given.level("#####\n#@..#\n#####");
  world.spawn("goblin", 2, 1).with({ mood: "captive" });
  expect(world.screen("x")).toContain("Whoever walks into the goblin can break the");
  expect(world.screen("x").includes("% chance")).toBe(false);
});

test.each([["captive", true], ["asleep", false]])("that somebody who is %s stands in the list of what was seen is %s", (mood, isListed) => {
  given.level("#####\n#@.>#\n#####");
  world.spawn("goblin", 2, 1).with({ mood });
  expect(/> g a goblin.* 1 step$/m.test(world.screen("G"))).toBe(isListed);
});

test.each([1, 2, 3, 4])("whoever comes as far as the fourth depth meets somebody in chains: seed %s", (seed) => {
  given.game({ seed }).plays([{ is: "Apply", effects: [{ is: "Leave", who: { is: "OfCreature", id: 1 }, depth: 4, with: [] }] }]);
  expect(world).toHold('world.creatures.some((one) => one.mood === "captive")');
});

test("beside whoever goes with one stands on the screen that it is a friend", () => {
  given.level("######\n#@...#\n######");
  dice.of("zapping").fall(1);
  const orc = world.spawn("orc", 3, 1).with({ mood: "asleep" });
  given.hero({ pack: { "wand-of-mastery": 1 } }).uses("zap", "wand-of-mastery", orc);

  expect(world.screen()).toContain("friend");
});

test("thunder wakes everybody but those in chains", () => {
  given.level("########\n#@....##\n########");
  const chained = world.spawn("goblin", 3, 1).with({ mood: "captive" });
  const sleeper = world.spawn("orc", 5, 1).with({ mood: "asleep" });
  given.hero({ pack: { thunder: 1 } }).uses("read", "thunder");

  expect(chained).toHave({ mood: "captive" });
  expect(sleeper).toHave({ mood: "hunting" });
});

test.each(["asleep", "fleeing", "hunting"])("nothing turns those in chains %s", (mood) => {
  expect(drivenTo(facts.creature({ mood: "captive" }), mood)).toEqual([]);
});
