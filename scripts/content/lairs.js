// The places of those who have a name: B is where one of them waits, ; is rubble; D leads down under the throne.
import { add } from "gnaw";
import { drawn, vaults } from "./vaults.js";

/** Built once, where its owner is. */
const lair = (band, drawing) => ({ from: band, to: Math.ceil(band) + 1, isCertain: true, drawing: drawn(drawing), tiles: { ";": "rubble" }, marks: { B: "lair" } });

add(vaults, {
  nursery: lair(2, `
#########
#;..;..;#
#..;B;..#
#;..;..;#
####+####`),
  kitchen: lair(3, `
###########
#O.......O#
#....B....#
#.........#
#####+#####`),
  tollGate: lair(4.6, `
#########
#O.#.#.O#
#...B...#
#.......#
#O.....O#
####+####`),
  web: lair(6, `
###########
#;;.....;;#
#;...B...;#
#;;.....;;#
#####+#####`),
  convent: lair(7, `
#############
#O..O.B.O..O#
#...........#
#O..O...O..O#
######+######`),
  vigil: lair(8, `
###########
#O...B...O#
#.........#
#O.......O#
#.........#
#####+#####`),
  anteroom: lair(9, `
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
