// What the cells of a level are made of.
import { add, tiles } from "gnaw";

add(tiles, {
  wall: { name: "wall", glyph: "#", tone: "stone", passable: false, transparent: false },
  floor: { name: "floor", glyph: "·", plain: ".", tone: "dim", passable: true, transparent: true },
  door: { name: "door", glyph: "+", tone: "wood", passable: true, transparent: false },
  "stairs-down": { name: "stairs down", glyph: ">", tone: "bright", passable: true, transparent: true, leads: "descend" },
  "stairs-up": { name: "stairs up", glyph: "<", tone: "bright", passable: true, transparent: true, leads: "ascend" },
});
