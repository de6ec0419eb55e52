// Drawn rooms: C what one may choose from, c captive, : chasm, # wall, + door, . floor, O pillar, ~ water, " grass, _ altar, ! treasure, m guard, K throne. A row may bring letters of its own.
import { table } from "gnaw";

export const drawn = (text) => text.split("\n").filter((line) => line.trim() !== "").join("\n");

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
  cabinet: {
    from: 2, to: 2, isCertain: true, drawing: drawn(`
###########
#.........#
#.C.C.C.C.#
#.........#
#####+#####`),
  },
  lockup: {
    from: 4, to: 5, isCertain: true, drawing: drawn(`
#######
#..c..#
#.....#
#..m..#
###+###`),
  },
  gallery: {
    from: 4, to: 9, isCertain: false, drawing: drawn(`
#########
#C..#..C#
#...+...#
#O..#..O#
#...#..m#
##+######`),
  },
  prison: {
    from: 2, to: 9, isCertain: false, drawing: drawn(`
#########
#..c.c..#
#.......#
#m.....m#
####+####`),
  },
  brink: {
    from: 2, to: 9, isCertain: false, drawing: drawn(`
###########
#.........#
#..:::::..#
#.!:::::..#
#..:::::..#
#.........#
#####+#####`),
  },
  treasury: {
    from: 6, to: 10, isCertain: false, drawing: drawn(`
#########
#!..m..!#
#.OO.OO.#
#!..m..!#
####+####`),
  },
}, {
  from: "number: the first of ten bands where it may be built",
  to: "number: the last band where it may be built",
  isCertain: "yes/no: whether it is built for certain, once, as soon as it may be, and not by lot",
  drawing: "text: its plan, a line for each row of cells",
  owner: "id of creatures?: whose place it is. Of those that are certain, have owners and begin at the same band one is built, by lot",
  tiles: "row?: letters of its own: which tile each stands for",
  marks: "row?: letters of its own: the name of each place, by which `level.marks(name)` finds it; a room with an owner says where he waits, by his name",
});

/**
 * The letters of a room's own; one that says the owner's short name means him.
 * @param {{ owner?: string, marks?: Readonly<Record<string, any>> }} room
 */
export const marksOf = ({ owner, marks = {} }) =>
  Object.fromEntries(Object.entries(marks).map(([letter, name]) => [letter, owner?.endsWith(`:${name}`) ? owner : name]));
