// What lies about in rooms, and that it bars no way.
import { expect, facts, test } from "gnaw/test";
import { metAt } from "../rules/bands.js";
import { furnishing, scenery } from "../rules/scenery.js";

const HERE = { x: 5, y: 5 };
const around = (at, radius) => Array.from({ length: (2 * radius + 1) ** 2 }, (_, n) => ({ x: at.x - radius + (n % (2 * radius + 1)), y: at.y - radius + Math.floor(n / (2 * radius + 1)) }));
const hall = (wall) => facts.world({
  around, creatureAt: () => undefined, itemsAt: () => [],
  tileAt: (/** @type {any} */ at) => ({ at, kind: at.x === wall ? "wall" : "floor", passable: true, transparent: true }),
});

/** What grows around one place on the fifth depth, where only what is as likely as mud is there. */
const grown = (wall, isNew = true) => {
  const places = [HERE];
  const effects = furnishing(undefined, { isNew, depth: 5, free: () => places.pop() }, { percent: (chance) => chance === scenery.mud.percent }, hall(wall));
  return effects.flat(9).map((one) => one.at.x);
};

test.each(Object.keys(scenery))("%s lies from its first depth to its last", (id) => {
  const { from, to } = scenery[id];

  expect([from - 1, from, to, to + 1].map((depth) => metAt(scenery, depth).includes(id))).toEqual([false, true, true, false]);
});

test("it lies in the middle of rooms, not beside a wall, where the only way may be", () => {
  expect(Math.min(...grown(undefined))).toBe(3);
  expect(Math.min(...grown(4))).toBe(6);
});

test("a level that is known stays as it is", () => {
  expect(grown(undefined, false)).toEqual([]);
});
