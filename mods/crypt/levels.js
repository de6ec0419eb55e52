// Where the crypt lies, what leads there, and how its two levels are made.
import { add, places, tiles } from "gnaw";
import { legend } from "base/content/levels.js";
import { vaults } from "base/content/vaults.js";

/** The landing is on the depth above the crypt's first. */
const FIRST = 4;
const LANDING = FIRST - 1;

add(places, { crypt: { name: "The crypt", from: FIRST, levels: 2 } });

add(tiles, {
  steps: { name: "worn steps into a crypt", glyph: ">", tone: "stairs", passable: true, transparent: true, action: "descend", place: "crypt" },
  tomb: { name: "tomb", glyph: "∩", plain: "n", tone: "stone", passable: false, transparent: true },
  candle: { name: "burning candle", glyph: "¡", plain: "i", tone: "gold", passable: false, transparent: true },
});

add(vaults, {
  mausoleum: {
    from: LANDING, to: LANDING, isCertain: true,
    drawing: [
      "###########",
      "#i..n.n..i#",
      "#....s....#",
      "#i..n.n..i#",
      "#####+#####",
    ].join("\n"),
    tiles: { i: "candle", n: "tomb", s: "steps" },
  },
});

const HALL = `
  #####################################
  #################i#####i#############
  ############......n...n......########
  #########n...O...........O...n#######
  #####i###.....................###i###
  #<........n..O.....W.....O..n......S#
  #####i###.....................###i###
  #########n...O...........O...n#######
  ############......n...n......########
  #################i#####i#############
  #####################################`;

/** Catacombs that one gets lost in: passages between two caves where they have fallen in. */
const catacombs = (dice, world) => {
  const grid = world.grid(61, 31, "wall");
  const near = grid.cave(dice, "floor", { x: 2, y: 2, width: 20, height: 27 });
  const far = grid.cave(dice, "rubble", { x: 40, y: 2, width: 19, height: 27 });
  grid.maze(dice, "floor", { x: 23, y: 3, width: 15, height: 25 });
  grid.join(dice, "floor");
  grid.set(dice.pick(near), "stairs-up");
  grid.set(dice.pick(far), "stairs-down");
  return grid;
};

/** Under the catacombs lies the hall, as it was built. */
export const planning = (depth, dice, world, place) => {
  if (place !== "crypt") return undefined;
  return depth === FIRST
    ? catacombs(dice, world)
    : { drawing: HALL, tiles: { ...legend, n: "tomb", i: "candle", S: "sarcophagus" }, marks: { W: "warden", S: "gift" } };
};

/** Old stone, and colder than above. @type {TonesOf} */
export const gloom = (world) => (world.place === "crypt" ? { wall: "slate", floor: "gravel" } : undefined);
