// What the cells of a level are made of.
import { add, tiles } from "gnaw";

add(tiles, {
  wall: { name: "wall", glyph: "#", tone: "wall", passable: false, transparent: false },
  "secret-door": { name: "wall", glyph: "#", tone: "wall", passable: false, transparent: false },
  floor: { name: "floor", glyph: "·", plain: ".", tone: "floor", passable: true, transparent: true },
  door: { name: "door", glyph: "+", tone: "door", passable: true, transparent: false },
  "open-door": { name: "open door", glyph: "'", tone: "door", passable: true, transparent: true },
  "stairs-down": { name: "stairs down", glyph: ">", tone: "stairs", passable: true, transparent: true, action: "descend" },
  "stairs-up": { name: "stairs up", glyph: "<", tone: "stairs", passable: true, transparent: true, action: "ascend" },
  water: { name: "deep water", glyph: "≈", plain: "~", tone: "deep", passable: false, transparent: true },
  shallows: { name: "shallow water", glyph: "~", tone: "shallow", passable: true, transparent: true },
  grass: { name: "grass", glyph: "\"", tone: "grass", passable: true, transparent: true },
  bushes: { name: "bushes", glyph: "♣", plain: "&", tone: "thicket", passable: true, transparent: false },
  pillar: { name: "pillar", glyph: "O", tone: "wall", passable: false, transparent: false },
  rubble: { name: "rubble", glyph: ";", tone: "scree", passable: true, transparent: true },
  chasm: { name: "chasm", glyph: ":", tone: "dark", passable: true, transparent: true, shunned: true },
  brazier: { name: "brazier", glyph: "Ω", plain: "0", tone: "fire", passable: false, transparent: true, light: 4 },
  pedestal: { name: "pedestal", glyph: "¤", plain: "8", tone: "gilt", passable: true, transparent: true, display: true },
  "bare-pedestal": { name: "bare pedestal", glyph: "¤", plain: "8", tone: "wall", passable: true, transparent: true },
  well: { name: "well", glyph: "U", tone: "water", passable: true, transparent: true, action: "drink" },
  "dry-well": { name: "dry well", glyph: "U", tone: "wall", passable: true, transparent: true },
  altar: { name: "altar", glyph: "_", tone: "gilt", passable: true, transparent: true, action: "pray" },
  "spent-altar": { name: "cold altar", glyph: "_", tone: "wall", passable: true, transparent: true },
});
