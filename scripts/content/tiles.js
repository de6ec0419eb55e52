// What the cells of a level are made of.
import { add, tiles } from "gnaw";
import { atAltar } from "../rules/wells.js";

add(tiles, {
  wall: { name: "wall", glyph: "#", tone: "wall", passable: false, transparent: false, isRock: true },
  "secret-door": { name: "wall", glyph: "#", tone: "wall", passable: false, transparent: false, isRock: true },
  floor: { name: "floor", glyph: "·", plain: ".", tone: "floor", passable: true, transparent: true },
  door: { name: "door", glyph: "+", tone: "door", passable: true, transparent: false, fuel: 0.5 },
  "open-door": { name: "open door", glyph: "'", tone: "door", passable: true, transparent: true, fuel: 0.5 },
  "stairs-down": { name: "stairs down", glyph: ">", tone: "stairs", passable: true, transparent: true, action: "descend", about: "place.down" },
  "stairs-up": { name: "stairs up", glyph: "<", tone: "stairs", passable: true, transparent: true, action: "ascend", about: "place.up" },
  shallows: { name: "shallow water", glyph: "~", tone: "shallow", passable: true, transparent: true, cover: -2, quenches: true },
  grass: { name: "grass", glyph: "\"", tone: "grass", passable: true, transparent: true, cover: 2, fuel: 1 },
  bushes: { name: "bushes", glyph: "♣", plain: "&", tone: "thicket", passable: true, transparent: false, cover: 4, fuel: 1.5 },
  pillar: { name: "pillar", glyph: "O", tone: "wall", passable: false, transparent: false, isRock: true },
  rubble: { name: "rubble", glyph: ";", tone: "scree", passable: true, transparent: true, cover: -3 },
  chasm: { name: "chasm", glyph: ":", tone: "dark", passable: true, transparent: true, shunned: true, daunting: true, asks: "sure.chasm" },
  brazier: { name: "brazier", glyph: "Ω", plain: "0", tone: "fire", passable: false, transparent: true, light: 4 },
  pedestal: { name: "pedestal", glyph: "¤", plain: "8", tone: "gilt", passable: true, transparent: true, display: true, awaits: true, about: "place.pedestal" },
  "bare-pedestal": { name: "bare pedestal", glyph: "¤", plain: "8", tone: "wall", passable: true, transparent: true },
  well: { name: "well", glyph: "U", tone: "water", passable: true, transparent: true, action: "drink", awaits: true, about: "place.well" },
  "dry-well": { name: "dry well", glyph: "U", tone: "wall", passable: true, transparent: true },
  altar: { name: "altar", glyph: "_", tone: "gilt", passable: true, transparent: true, action: "pray", awaits: true, about: "place.altar", tread: atAltar },
  "spent-altar": { name: "cold altar", glyph: "_", tone: "wall", passable: true, transparent: true },
});
