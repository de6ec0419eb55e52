// What gives a level a character of its own.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { levels } from "../content/levels.js";
import { characters, feeling, feelings } from "../rules/feelings.js";

/** A hero who goes down to a depth of that character. */
const arriving = (id) => {
  const depth = Math.max(3, feelings[id].from);
  const before = Object.entries(feelings).filter(([, row]) => row.from <= depth);
  const shown = 1 + before.slice(0, before.findIndex(([one]) => one === id)).reduce((sum, [, row]) => sum + row.weight, 0);
  dice.of("characters").fall(feeling.percent, shown, ...Array(400).fill(1));
  given.depth(depth - 1);
  given.level("####\n#@>#\n####");
  return world.hero.steps("east").descends();
};

test.each(Object.keys(feelings))("%s is told on arrival", (id) => {
  arriving(id);

  expect(world).toHaveSaid(feelings[id].line);
});

test.each([["floor", [], 14], ["wall", [], 0], ["floor", ["dart"], 0]])("braziers stand in the open, so that they bar no way, and on nothing: with %s around and [%s] there, %s", (kind, lying, many) => {
  const at = { x: 3, y: 3 };
  const level = /** @type {any} */ ({ free: () => at });
  const around = /** @type {any} */ ({ around: () => [at, { x: 2, y: 3 }], tileAt: () => ({ kind }), creatureAt: () => undefined, itemsAt: () => lying });

  expect(feelings.dark.effects(level, /** @type {any} */ (dice), around).flat(9).filter((one) => one.tile === "brazier").length).toBe(many);
});

test.each([["silence", "asleep"], ["unrest", "wandering"]])("%s makes foes %s, and neither friends nor those who lurk", (id, mood) => {
  const one = (was, hates = true) => facts.creature({ mood: was, hates: () => hates });
  const creatures = [one("asleep"), one("wandering"), one("lurking"), one("hunting"), one("wandering", false), one("asleep", false)];
  const changed = feelings[id].effects(undefined, undefined, { creatures, hero: {} }).flat(9);

  expect(changed.map(({ memo }) => memo)).toEqual([mood]);
});

test("on a dark level one sees what is beside one", () => {
  arriving("dark");

  const { x, y } = world.hero.at;

  const knows = (far) => [x - far, x + far].some((column) => column >= 0 && column < levels.width && world.knows(column, y));

  expect(knows(1)).toBe(true);
  expect(knows(4)).toBe(false);
});

test.each([["the first level", { depth: 1, isNew: true }], ["the last", { depth: 10, isNew: true }], ["one that is known", { depth: 3, isNew: false }], ["a place beside", { depth: 3, isNew: true, place: "crypt" }]])(
  "%s has no character", (_which, level) => {
    expect(characters(undefined, level, dice.showing(1), undefined)).toEqual([]);
  },
);

test("most levels have none", () => {
  expect(characters(undefined, { depth: 3, isNew: true }, dice.showing(feeling.percent + 1), undefined)).toEqual([]);
});
