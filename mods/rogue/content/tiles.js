// What levels are made of: rooms drawn with lines, and passages between them through the rock.
import { add, tiles } from "gnaw";

const SOLID = /** @type {const} */ ({ tone: "wall", passable: false, transparent: false });
const OPEN = /** @type {const} */ ({ passable: true, transparent: true });

add(tiles, {
  rock: { ...SOLID, name: "solid rock", glyph: " " },
  level: { ...SOLID, name: "wall", glyph: "-" },
  upright: { ...SOLID, name: "wall", glyph: "|" },
  // Doors that are hidden look like the wall that they are in.
  "level-secret": { ...SOLID, name: "wall", glyph: "-" },
  "upright-secret": { ...SOLID, name: "wall", glyph: "|" },
  passage: { ...OPEN, name: "passage", glyph: "#", tone: "stone", isPassage: true },
  "hidden-passage": { ...SOLID, name: "solid rock", glyph: " ", isPassage: true },
  // From any corner it lights the widest room, with its walls.
  lamp: { ...OPEN, name: "floor", glyph: "·", plain: ".", tone: "floor", light: 24 },
});
