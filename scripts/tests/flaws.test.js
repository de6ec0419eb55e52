// What keeps a level from being dug is told while the scripts load.
import { expect, test } from "gnaw/test";
import { levels } from "../content/levels.js";
import { flawsOfBands, flawsOfBody, flawsOfHunger, flawsOfMeal, flawsOfOwner, flawsOfRoom, flawsOfSize, flawsOfStatus, flawsOfStyle, flawsOfThing, flawsOfTones } from "../rules/flaws.js";

test.each([
  ["#####\n#..#\n##+##", "has lines of different lengths: line 1 has 5 letters, and line 2 has 4"],
  ["#####\n#Q.Q#\n##+##", "has a letter that stands for nothing: Q. Say in tiles or marks what it is"],
  ["#####\n#...#\n##O##", "has no way in: there is no door in its border, nor floor"],
  ["#####\n#OOO#\n##+##", "has nothing behind its way in"],
  ["#####\n#.#.#\n#+#+#", "falls apart: its floor must hang together by straight steps"],
  ["######\n#.##.#\n##..##\n##+###", "falls apart: its floor must hang together by straight steps"],
  ["#####\n#...#\n#O..#\n##+##", undefined],
  ["#####\n#!..#\n##+##", undefined],
  ["#####\n#...#\n##a##", undefined],
  ["#####\n#...#\n#.O.#\n##+##", "has a way in that leads nowhere: right behind it stands what nobody can walk on"],
])("a room drawn as %s: %s", (drawing, flaw) => {
  expect(flawsOfRoom({ drawing, marks: { a: "arch" } }, levels).drawing).toBe(flaw);
});

test.each([[40, 25, undefined], [41, 25, "is 41 letters wide and 25 high: 40 and 25 fit into a level"], [40, 26, "is 40 letters wide and 26 high: 40 and 25 fit into a level"]])(
  "a room of %s by %s letters", (width, height, flaw) => {
    const inner = `#${".".repeat(width - 2)}#\n`.repeat(height - 2);
    const drawing = `${"#".repeat(width)}\n${inner}+${"#".repeat(width - 1)}`;
    const shut = drawing.replace("+", "#").replace("#..", "+..");

    expect(flawsOfRoom({ drawing: shut }, levels).drawing).toBe(flaw);
  },
);

test.each([
  [{ o: "altar", p: "pillar" }, {}, undefined, undefined],
  [{ o: "alter" }, {}, 'has a letter that is wrong. "o" stands for what is no tile: The table tiles has no row "alter". Did you mean "altar"?', undefined],
  [{ oo: "altar" }, {}, 'has a letter that is wrong. "oo" is no letter: one sign stands for one cell', undefined],
  [{}, { pp: "pot" }, undefined, 'has a letter that is wrong. "pp" is no letter: one sign stands for one cell'],
])("a room with letters of its own, %s and %s", (tiles, marks, ofTiles, ofMarks) => {
  const flaws = flawsOfRoom({ drawing: "#####\n#.o.#\n##+##", tiles, marks }, levels);

  expect([flaws.tiles, flaws.marks]).toEqual([ofTiles, ofMarks]);
});

test("what stops somebody would stop him for good", () => {
  expect(flawsOfStatus({ timesSpeed: 0 }).timesSpeed).toBe("is 0, and nobody would ever become as quick as before: stun holds somebody fast");
  expect(flawsOfStatus({ timesSpeed: 0.5 }).timesSpeed).toBe(undefined);
});

test("what has begun nowhere is told, and what lies nowhere", () => {
  expect(flawsOfBands({ from: 10.5 }).from).toContain("is nowhere");
  expect(flawsOfBands({ from: 10 }).from).toBe(undefined);
});

test("what is nowhere", () => {
  expect(flawsOfBands({ from: 10, to: 12 })).toEqual({ from: undefined, to: undefined });
  expect(flawsOfBands({ from: 12, to: 15 }).from).toBe("is 12, and so it is nowhere: there are 10 bands from the top to the bottom, whatever the number of depths");
  expect(flawsOfBands({ from: 8, to: 2 }).to).toBe("is 2, and so it is nowhere: it may be from 8 on");
  expect(flawsOfBands({ from: 0, to: 0.7 }).to).toBe("is 0.7, and so it is nowhere: it may be from 1 on");
});

test("the rooms of a way beside must fit into its own levels", () => {
  expect(flawsOfRoom({ drawing: "#######\n#.....#\n###+###" }, { width: 12, height: 12 }).drawing).toBe("is 7 letters wide and 3 high: 6 and 6 fit into a level");
});

test.each([
  [{ B: "fencer" }, "#B.#", {}],
  [{ B: "duels:fencer" }, "#B.#", {}],
  [{ B: "fencers" }, "#B.#", { owner: 'is duels:fencer, but no letter of the drawing says where he waits: draw a B, and say marks: { B: "fencer" }' }],
  [{ B: "fencer" }, "#..#", { owner: 'is duels:fencer, but no letter of the drawing says where he waits: draw a B, and say marks: { B: "fencer" }' }],
])("a room of somebody's with marks %s, drawn as %s", (marks, drawing, flaws) => {
  expect(flawsOfOwner({ owner: "duels:fencer", drawing, marks })).toEqual(flaws);
});

test("a level must have room for rooms", () => {
  expect(flawsOfSize({ width: 20, height: 12, rooms: 4 })).toEqual({});
  expect(flawsOfSize({ width: 19, height: 11, rooms: 3 })).toEqual({
    width: "is too small for a level: 19. It takes 20", height: "is too small for a level: 11. It takes 12", rooms: "is too small for a level: 3. It takes 4",
  });
});

test.each([
  [{ tile: "water", wreath: "shallows", howMany: 0, size: 3 }, undefined],
  [{ tile: "wine", wreath: "shallows", howMany: 1, size: 9 }, "has a lake of what is no row of tiles: wine"],
  [{ tile: "water", wreath: "foam", howMany: 1, size: 9 }, "has a lake of what is no row of tiles: foam"],
  [{ tile: "water", wreath: "pillar", howMany: 1, size: 9 }, "has a lake round which nobody can walk: its wreath is pillar"],
  [{ tile: "water", wreath: "grass", howMany: 1, size: 2 }, "has 1 lakes of water 2 cells wide: it takes 0 and 3"],
  [{ tile: "water", wreath: "grass", howMany: -1, size: 9 }, "has -1 lakes of water 9 cells wide: it takes 0 and 3"],
])("of the lakes %s", (lake, flaw) => {
  expect(flawsOfStyle({ style: "rooms", lakes: [lake] }).lakes).toBe(flaw);
});

test("levels are dug in three styles", () => {
  expect(["rooms", "caves", "mixed", "maze"].map((style) => flawsOfStyle({ style, lakes: [] }).style)).toEqual([
    undefined, undefined, undefined, 'is "maze": levels are dug as rooms, caves, mixed',
  ]);
});

test("a creature that cannot live or be met is told", () => {
  const none = { hitPoints: undefined, speed: undefined, sight: undefined, fleesBelow: undefined, from: undefined, to: undefined };
  expect(flawsOfBody({ hitPoints: 4, from: 3, to: 3 })).toEqual(none);
  expect(flawsOfBody({ hitPoints: 4, speed: 0, from: 10 })).toEqual(none);
  expect(flawsOfBody({ hitPoints: 4, from: 50, to: 90 }).from).toBe("is 50, and so it is nowhere: there are 10 bands from the top to the bottom, whatever the number of depths");
  expect(flawsOfBody({ hitPoints: 4, speed: -100 }).speed).toBe("is -100: whoever never acts has 0");
  expect(flawsOfBody({ hitPoints: 5, sight: -3 }).sight).toBe("is -3: whoever sees nothing has 0");
  expect(flawsOfBody({ hitPoints: 5, fleesBelow: 30 }).fleesBelow).toBe("is 30: a share of its life goes from 0 to 1, such as 0.25");
  expect([flawsOfThing({}).nutrition, flawsOfThing({ nutrition: 1 }).nutrition]).toEqual([undefined, undefined]);
  expect(flawsOfThing({ nutrition: -100 }).nutrition).toBe("is -100, and so it is no meal: leave it out, or feed with it");
  expect(flawsOfHunger({ stomach: 1, perTurn: 0 })).toEqual({ stomach: undefined, perTurn: undefined });
  expect(flawsOfHunger({ stomach: 0, perTurn: -5 })).toEqual({ stomach: "is 0: it must hold 1 turn at the least", perTurn: "is -5: what a turn takes is 0 or more" });
  expect(flawsOfMeal({ nutrition: 900 }).weight).toBe(undefined);
  expect(flawsOfMeal({}).weight).toBe("makes a meal of what feeds nobody: its nutrition must be above 0");
  expect(flawsOfBody({ hitPoints: -5 }).hitPoints).toBe("is -5: nobody lives with less than 1");
  expect(flawsOfBody({ hitPoints: 5.5 }).hitPoints).toBe("is 5.5: life is counted in whole points");
  expect([2, 10, 0].map((speed) => flawsOfBody({ hitPoints: 4, speed }).speed)).toEqual(["is 2: 100 is a step a turn, 50 one in two", undefined, undefined]);
  expect(flawsOfBody({ hitPoints: 4, from: 20, to: 7 }).to).toBe("is 7, and so it is met nowhere: it may be met from 20 on");
});

test("what holds charges that cannot be, or that would not come back, is told", () => {
  const sound = { nutrition: undefined, charge: undefined, recharge: undefined };

  expect(flawsOfThing({ charges: 3, charge: 3, recharge: 120 })).toEqual(sound);
  expect(flawsOfThing({ charges: 3, charge: 9 })).toEqual({ ...sound, charge: "is 9, but it holds 3" });
  expect(flawsOfThing({ charge: 2 })).toEqual(sound);
  expect(flawsOfThing({ recharge: 125 })).toEqual({ ...sound, recharge: "is 125, but each tenth turn is looked whether a charge comes back: it must be a multiple of 10" });
});

test("each tone of a theme is one", () => {
  expect(flawsOfTones({ tones: { wall: "brick" } }).tones).toBe(undefined);
  expect(flawsOfTones({ tones: { wall: "briick" } }).tones).toBe('has what is no tone: The table tones has no row "briick". Did you mean "brick"?');
});
