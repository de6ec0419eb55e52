// How the bakery is built and what stands in it.
import { add, lay, say, spawn, tiles } from "gnaw";
import { themes } from "base/content/levels.js";
import { vaults } from "base/content/vaults.js";

const DEPTH = 5;

add(tiles, {
  flour: { name: "flour on the floor", glyph: "·", plain: ".", tone: "bright", passable: true, transparent: true },
  kneading: { name: "kneading trough", glyph: "=", tone: "wood", passable: false, transparent: true },
});

/** A theme holds from its depth to that of the next one: the halls begin at the sixth. */
add(themes, {
  bakery: { from: DEPTH, style: "rooms", tones: { wall: "brick", floor: "flags" }, lakes: [{ tile: "flour", wreath: "flour", howMany: 5, size: 9 }] },
});

add(vaults, {
  bakehouse: {
    from: DEPTH, to: DEPTH, isCertain: true,
    drawing: [
      "###################",
      "#o..o..o...o..o..o#",
      "#.................#",
      "#.===.b.b.b.b.===.#",
      "#...D....B....D...#",
      "#.===.b.b.b.b.===.#",
      "#.................#",
      "#o..o..o...o..o..o#",
      "#########+#########",
    ].join("\n"),
    tiles: { o: "oven", "=": "kneading" },
    marks: { b: "shelf", D: "trough", B: "baker" },
  },
});

export const furnishing = (_who, level, dice) =>
  level.isNew
    ? [
        level.marks("shelf").filter(() => dice.percent(60)).map((at) => lay("warm-bread", at)),
        level.marks("trough").map((at) => spawn("dough", at, { mood: "asleep" })),
        level.marks("baker").map((at) => spawn("baker", at, { mood: "asleep" })),
      ]
    : [];

export const arriving = (_who, level) =>
  level.isNew && level.depth === DEPTH ? [say("It smells of fresh bread. Who bakes down here?", "food")] : [];
