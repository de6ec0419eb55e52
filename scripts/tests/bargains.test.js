// Pedestals, of whose things one may take one.
import { tiles } from "gnaw";
import { expect, given, test, world } from "gnaw/test";
import { setOut, shelves } from "../rules/bargains.js";
import { places } from "../rules/recall.js";

const PLACES = [{ x: 1, y: 1 }, { x: 3, y: 1 }, { x: 5, y: 1 }, { x: 7, y: 1 }];
const laid = (depth, pick) => setOut(PLACES, depth, /** @type {any} */ ({ shuffle: (list) => list, pick })).flat(9).filter((one) => one.effect === "lay");

test("each pedestal of a room has something of another shelf", () => {
  const kinds = laid(9, (list) => list[0]).map(({ kind }) => Object.values(shelves).findIndex((shelf) => kind in shelf.kinds));

  expect(new Set(kinds).size).toBe(PLACES.length);
});

test("on the second depth nothing lies there that is found deeper only", () => {
  for (const { kind } of laid(2, (list) => list.at(-1))) expect([kind, Object.values(shelves).some((shelf) => shelf.kinds[kind] <= 2)]).toEqual([kind, true]);
});

/** A hero between two pedestals with something on each. */
const choice = () => {
  given.level(`
    #######
    #_@.._#
    #######`, { _: "pedestal" });
  const hero = given.hero();
  world.lay("axe", 1, 1);
  world.lay("life", 5, 1);
  return hero;
};

test("whoever takes one thing leaves the others", () => {
  const hero = choice().steps("west").picksUp();

  expect(hero).toCarry("axe", 1);
  expect(world).toHaveSaid("A chime: the other pedestals are bare.");
  expect(world.picture).toBe("#######\n#@...8#\n#######");
});

test("what lies in another room near by stays there", () => {
  given.level(`
    #########
    #_@_#_._#
    #########`, { _: "pedestal" });
  const hero = given.hero();
  [1, 3, 5, 7].forEach((x) => world.lay("axe", x, 1));
  hero.steps("west").picksUp();

  expect(world.picture).toBe("#########\n#@.8#).)#\n#########");
});

test("of a room with things in its midst none is forgotten", () => {
  given.level(`
    ###########
    #_@_.O._%_#
    #....O....#
    #.........#
    ###########`, { _: "pedestal", O: "pillar", "%": "web" });
  const hero = given.hero();
  [1, 3, 7, 9].forEach((x) => world.lay("axe", x, 1));
  hero.steps("west").picksUp();

  expect(world.picture).toContain("8%8");
});

test("whoever comes to one is told that it is a choice", () => {
  choice().steps("west");

  expect(world).toHaveSaid("One thing may be taken from these pedestals, and no more.");
});

test("somebody who explores leaves the choice to the player", () => {
  const hero = choice().explores();

  expect(hero).toCarry("axe", 0);
  expect(hero).toCarry("life", 0);
});

test("a look at a pedestal tells that one thing alone is taken", () => {
  expect(places(/** @type {any} */ (tiles.pedestal))).toEqual(["What lies here may be taken. Where several stand together, the others are bare then."]);
});
