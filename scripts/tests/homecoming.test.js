// The first stairs up: with the Horn, with the Cup as well, or with empty hands.
import { dice, expect, given, test, world } from "gnaw/test";
import { levels } from "../content/levels.js";
import { hasCup } from "../rules/homecoming.js";
import { saving } from "../rules/saving.js";
import { score, scoring } from "../rules/score.js";

const atTheWayOut = (pack = {}) => {
  given.depth(1);
  given.level("####\n#@<#\n####");
  return given.hero({ pack }).steps("east").ascends();
};

const story = { won: true, lived: true, cause: "You are home.", depth: 1, turn: 99 };
const by = (...kinds) => ({ deepest: 3, hero: { experience: 7, level: 2, pack: kinds.map((kind) => ({ kind })) } });

const known = "hero.pack.some((item) => item.kind === 'might' && item.known === 1)";

test("without the Horn one is asked, and may stay", () => {
  const hero = atTheWayOut();
  expect(world.screen()).toContain("Go home without it");

  hero.chooses("stay").waits();
  expect(hero).toHave({ hitPoints: 40 });
});

test("whoever goes home without it lives, and has not won", () => {
  expect(atTheWayOut().chooses("leave")).toBeAlive();

  expect(world.screen()).toContain("You have left");
  expect(world.screen()).toContain("You went home without the Horn of Plenty, and lived.");
  expect(world.screen()).toContain("You never told anybody how far you had come.");
  expect(world.screen()).not.toContain("Killed");
});

test("no ring is spent on the way home, and there one learns what one carried", () => {
  given.depth(1);
  given.level("####\n#@<#\n####");
  const hero = given.hero({ pack: { "ring-of-return": 1, might: 1 } }).uses("wear", "ring-of-return").steps("east").ascends().chooses("leave");

  expect(hero).toCarry("ring-of-return", 1);
  expect(world).toHold(known);
});

test("no ring is spent on whoever dies all the same", () => {
  expect(saving(/** @type {any} */ ({ isDoomed: true, pack: [{ saves: true, worn: 1 }] }))).toEqual([]);
});

test("the Cup is worth something beside the Horn, and nothing without it", () => {
  const points = (end, ...kinds) => scoring(/** @type {any} */ ({ ...story, ...end }), /** @type {any} */ (by(...kinds))).points;

  expect(points({}, "horn", "cup") - points({}, "horn")).toBe(score.cup * levels.depths);
  expect(points({ won: false }, "cup")).toBe(307);
  expect(hasCup(/** @type {any} */ (by("horn").hero))).toBe(false);
});

test("no current takes the Cup", () => {
  dice.lowest();
  given.level("#####\n#@≈≈#\n#####", { "≈": "water" });

  expect(given.hero({ pack: { cup: 1 } }).steps("east")).toCarry("cup", 1);
});

test("whoever goes home with the Horn knows by then what he carried", () => {
  atTheWayOut({ horn: 1, might: 1 });

  expect(world).toHold(known);
});

test("whoever has died learns what he carried, and whoever lives on does not", () => {
  given.level("####\n#@.#\n####");
  given.hero({ hitPoints: 2, poisoned: 5, pack: { might: 1 } }).waits();
  expect(world).not.toHold(known);

  expect(world.hero.waits()).toBeDeadOf("poison");
  expect(world).toHold(known);
});
