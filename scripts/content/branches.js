// Ways that lead off beside the main one: where each begins, what it is like, who lives there, and what lies at its end for certain.
import { add, keyedBy, places, table, tiles, validate } from "gnaw";
import { flawsOfRoom, flawsOfSize, flawsOfStyle, flawsOfTones } from "../rules/flaws.js";
import { letters, lettersOf, places as marks } from "./legend.js";
import { drawn, vaults } from "./vaults.js";

add(places, {
  orchard: { name: "The buried orchard", from: 4, levels: 2 },
  foundry: { name: "The foundry", from: 7, levels: 2 },
  "kings-cellar": { name: "The King's cellar", from: 11, levels: 1 },
});

const WAY_DOWN = /** @type {const} */ ({ glyph: ">", tone: "stairs", passable: true, transparent: true, action: "descend", about: "place.aside" });

add(tiles, {
  roots: { ...WAY_DOWN, name: "hole between roots", place: "orchard" },
  ladder: { ...WAY_DOWN, name: "iron ladder down a shaft", place: "foundry" },
  "throne-stairs": { ...WAY_DOWN, name: "narrow stair under the throne", place: "kings-cellar" },
});

/** v leads down. */
const entrance = (band, tile, drawing) => ({ from: band, to: band + 1, isCertain: true, drawing: drawn(drawing), tiles: { ...letters, v: tile } });

add(vaults, {
  hollowTree: entrance(3, "roots", `
#########
#""H"H""#
#"H.v.H"#
#""...""#
####+####`),
  oldSmithy: entrance(6, "ladder", `
#########
#B.....B#
#R..v..R#
#RR...RR#
####+####`),
});

export const branches = table("branches", {
  orchard: {
    style: "caves", width: 60, height: 36, rooms: 14, owner: "greenMother", hordes: 6, things: 4, meals: { honeycomb: 2 },
    tones: { wall: "moss", floor: "silt", grass: "fern" },
    lakes: [{ tile: "bushes", wreath: "grass", howMany: 4, size: 7 }, { tile: "grass", wreath: "grass", howMany: 6, size: 10 }],
    kinds: { boar: 3, wasp: 3, thornback: 2, viper: 3, crow: 3, toad: 2, moth: 2, puffball: 1 },
    line: "Warm, wet air, and the smell of fruit. Something down here is still growing.",
    drawing: drawn(`
###########
#""H"."H""#
#H"".a.""H#
#"".aBa.""#
#H""...""H#
##"""."""##
#####+#####`), marks: { a: "apple" },
  },
  foundry: {
    style: "rooms", width: 60, height: 36, rooms: 16, owner: "founder", hordes: 6, things: 4, meals: { cheese: 1 },
    tones: { wall: "brick", floor: "gravel" },
    lakes: [{ tile: "lava", wreath: "ash", howMany: 4, size: 10 }],
    kinds: { ember: 4, rustJelly: 3, statue: 2, bladecaller: 2, orc: 3, drummer: 1, "stone-guard": 2 },
    line: "Hammers stop as you come in. It is hot, and the floor hums.",
    drawing: drawn(`
###########
#=.6.6.6.=#
#.........#
#=...B...=#
#.........#
#=.......=#
#####+#####`), tiles: { "=": "brazier" }, marks: { 6: "masterpiece" },
  },
  "kings-cellar": {
    style: "mixed", width: 70, height: 40, rooms: 20, owner: "steward", hordes: 9, things: 6, meals: { waybread: 1, cheese: 2 },
    tones: { wall: "velvet", floor: "carpet" },
    lakes: [{ tile: "rubble", wreath: "rubble", howMany: 3, size: 8 }],
    kinds: { courtHound: 3, wraith: 3, craving: 3, ghost: 2, bloodBat: 3, doughGolem: 2, cube: 1 },
    line: "Barrels as far as one sees, all of them open, all of them empty.",
    drawing: drawn(`
#############
#S.S..P..S.S#
#...........#
#S.!..B..!.S#
#...........#
######+######`), marks: { P: "prize" },
  },
}, {
  style: 'text: how they are dug: "rooms", "caves" or "mixed"',
  width: "number: columns",
  height: "number: rows",
  rooms: "number: how many rooms to aim at",
  owner: "id of creatures: who waits in the last room",
  hordes: "number: how many live on each level",
  things: "number: how many lie on each level",
  meals: "keys of items: how much of which food lies on each level, whatever the food clock says",
  tones: "keys of tones: its tones in place of those of the tiles",
  lakes: "list: of { tile, wreath, howMany, size }, as those of themes",
  kinds: "keys of creatures: who lives there: weights by kind",
  line: "words: what is told to whoever comes there first",
  drawing: "text: the plan of its last room, where B is its owner",
  tiles: "row?: letters of its own: which tile each stands for",
  marks: "row?: letters of its own: what lies there",
});

keyedBy(branches, places);

/** The letters of the last room of a branch. */
export const lastLetters = (row) => lettersOf({ tiles: row.tiles, marks: { B: "lair", ...row.marks } }, { tiles: letters, marks });

validate(branches, (row) => ({ ...flawsOfSize(row), ...flawsOfStyle(row), ...flawsOfTones(row), ...flawsOfRoom({ ...row, ...lastLetters(row) }, row) }));
