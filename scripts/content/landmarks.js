// Places that everybody passes on the way down, and remembers on the way up: in each stands a stone with writing on it.
import { add, items, tiles } from "gnaw";
import { inscription, nextLeaf } from "../rules/chronicle.js";
import { letters } from "./legend.js";
import { drawn, vaults } from "./vaults.js";

const STONE = /** @type {const} */ ({ glyph: "∩", plain: "n", passable: true, transparent: true, tread: inscription, about: "place.stele" });

add(tiles, {
  stele: { ...STONE, name: "stone with writing", tone: "gilt", lure: true },
  "read-stele": { ...STONE, name: "stone that you have read", tone: "wall" },
});

add(items, {
  leaf: { name: "leaf of a diary", plural: "leaves of a diary", glyph: "?", tone: "bright", stacks: true, doc: "Somebody came before you. The hand is neat.", onRead: nextLeaf },
});

/** I is the stone. */
const landmark = (band, drawing) => ({ from: band, to: band + 1, isCertain: true, drawing: drawn(drawing), tiles: { ...letters, I: "stele" } });

add(vaults, {
  gatehouse: landmark(1, `
#########
#O.....O#
#...I...#
#O.....O#
####.####`),
  almshouse: landmark(3, `
###########
#k.O.I.O.k#
#.........#
#k.O...O.k#
#####+#####`),
  emptyGranary: landmark(5, `
###########
#..O...O..#
#R...I...R#
#..O...O..#
#RR.....RR#
#####+#####`),
  longTable: landmark(7, `
#############
#.....I.....#
#.OOOOOOOOO.#
#k.k..k..k.k#
######+######`),
  threshold: landmark(9, `
###########
#B.S.I.S.B#
#.........#
#B.S...S.B#
#####+#####`),
});
