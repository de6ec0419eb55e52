// Drawn rooms: # wall, + door, . floor, O pillar, ~ water, " grass, _ altar, ! treasure, m guard, K throne.
import { table } from "gnaw";

const drawn = (text) => text.split("\n").filter((line) => line.trim() !== "").join("\n");

export const vaults = table("vaults", {
  pantry: {
    from: 1, to: 4, isCertain: false, drawing: drawn(`
#######
#!...!#
#.....#
###+###`),
  },
  chapel: {
    from: 2, to: 9, isCertain: false, drawing: drawn(`
###########
#O.O...O.O#
#........_#
#O.O...O.O#
#####+#####`),
  },
  garden: {
    from: 3, to: 8, isCertain: false, drawing: drawn(`
###########
#""".!."""#
#""~~~~~""#
#".~~~~~."#
#"""..."""#
#####+#####`),
  },
  barracks: {
    from: 4, to: 9, isCertain: false, drawing: drawn(`
#############
#m.#m.#!.#m.#
#..#..#..#..#
#...........#
######+######`),
  },
  cells: {
    from: 5, to: 9, isCertain: false, drawing: drawn(`
#########
#!.#.#.!#
#..+.+..#
##.#.#.##
#m.....m#
####+####`),
  },
  treasury: {
    from: 6, to: 10, isCertain: false, drawing: drawn(`
#########
#!..m..!#
#.OO.OO.#
#!..m..!#
####+####`),
  },
  court: {
    from: 10, to: 10, isCertain: true, drawing: drawn(`
#################
#O.O.O.....O.O.O#
#...............#
#.!.m...K...m.!.#
#...............#
#O.O.O.....O.O.O#
########+########`),
  },
});
