// The places of those who have a name: B is where one of them waits, ; is rubble, w shallows, n a snare, e a bell on a wire; D leads down under the throne.
import { add } from "gnaw";
import { drawn, vaults } from "./vaults.js";

/** Built once, where its owner is: of those of the same band one is. */
const lair = (band, owner, drawing, tiles = {}) => ({
  from: band, to: Math.ceil(band) + 1, isCertain: true, owner, drawing: drawn(drawing), tiles: { ...TILES, ...tiles }, marks: { B: owner },
});

const TILES = /** @type {const} */ ({ ";": "rubble", w: "shallows", n: "net-trap", e: "bell-trap" });

add(vaults, {
  nursery: lair(2, "ratMother", `
#########
#;..;..;#
#..;B;..#
#;..;..;#
####+####`),
  belfry: lair(2, "bellringer", `
#########
#O..B..O#
#.e...e.#
#O.....O#
####+####`),
  hoard: lair(2, "magpie", `
#########
#!..B..!#
#;.....;#
#;;...;;#
####+####`),
  darkChapel: lair(2, "snuffer", `
#########
#O.l.l.O#
#...B...#
#O.l.l.O#
####+####`, { l: "shelf" }),
  kennel: lair(3, "houndsman", `
###########
#;.#.B.#.;#
#.........#
#;.#...#.;#
#####+#####`),
  kitchen: lair(3, "cook", `
###########
#O.......O#
#....B....#
#.........#
#####+#####`),
  hide: lair(3, "poacher", `
###########
#O...B...O#
#.n.n.n.n.#
#.........#
#O.......O#
#####+#####`),
  pool: lair(3, "angler", `
###########
#.wwwwwww.#
#.wwwBwww.#
#.wwwwwww.#
#.........#
#####+#####`, { B: "shallows" }),
  tollGate: lair(4.6, "tollKeeper", `
#########
#O.#.#.O#
#...B...#
#.......#
#O.....O#
####+####`),
  provingRoom: lair(4.6, "leaven", `
#########
#O..B..O#
#.......#
#;.....;#
####+####`),
  emptyLarder: lair(4.6, "larderCat", `
###########
#O..#.#..O#
#.........#
#.O..B..O.#
#.........#
#####+#####`),
  web: lair(6, "weaver", `
###########
#;;.....;;#
#;...B...;#
#;;.....;;#
#####+#####`),
  convent: lair(7, "abbess", `
#############
#O..O.B.O..O#
#...........#
#O..O...O..O#
######+######`),
  vigil: lair(8, "knight", `
###########
#O...B...O#
#.........#
#O.......O#
#.........#
#####+#####`),
  anteroom: lair(9, "guest", `
#############
#.O.O...O.O.#
#.....B.....#
#.O.O...O.O.#
######+######`),
  court: {
    from: 10, to: 10, isCertain: true, drawing: drawn(`
#################
#O.O.O..D..O.O.O#
#...............#
#.!.m...K...m.!.#
#...............#
#O.O.O.....O.O.O#
########+########`), tiles: { D: "throne-stairs" },
  },
});
