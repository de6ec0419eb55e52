// How the level of the first steps is drawn, and what lies and lives there.
import { add, lay, say, spawn, tiles } from "gnaw";
import { legend } from "base/content/levels.js";
import { lessons, noteOf } from "./lessons.js";
import { said } from "./words.js";

add(tiles, Object.fromEntries(Object.keys(lessons).map((id) => [
  noteOf(id), { name: "note on the floor", glyph: "?", tone: "gilt", passable: true, transparent: true, action: "reread" },
])));

/** From room to room, first along the top and then back. Notes lie behind doors: also whoever explores steps onto them. */
const DRAWING = `
  ###################################################
  #.......##.........##........##..........##.......#
  #.@.1...+2.........+3..k.....+4....f.....+5.......#
  #.......##....S....##........##..........##.......#
  #.......##.........##........##..........##.......#
  ##############################################+####
  ##############################################6####
  #.......##.........##........##..........##.......#
  #.>.....9+.........8+........7+...r.......+.......#
  #.......##.........##........##..........##.......#
  ###################################################`;

/** The first lesson is the 1 in the drawing. */
const letters = Object.fromEntries(Object.keys(lessons).map((id, i) => [`${i + 1}`, noteOf(id)]));

/** @type {LevelPlanned} */
export const school = () => ({
  drawing: DRAWING, tiles: { ...legend, ...letters, S: "statue" }, marks: { "@": "entrance", k: "darts", f: "food", r: "rat" },
});

export const furnishing = (_who, level) => [
  level.marks("darts").map((at) => lay("dart", at, { count: 3 })),
  level.marks("food").map((at) => lay("jerky", at)),
  level.marks("rat").map((at) => spawn("rat", at, { mood: "asleep" })),
  say(said("begins", "Walk onto a note, a golden ?, to read it. The arrow keys walk."), "gold"),
];
