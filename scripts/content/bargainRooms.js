// Rooms with something to choose from, or to trade for: of what lies on the pedestals of one room, one may take a single thing.
import { add } from "gnaw";
import { room } from "./legend.js";
import { vaults } from "./vaults.js";

add(vaults, {
  library: room(1, 10, `
#########
#l2l2l2l#
#.......#
#l.....l#
####+####`),
  apothecary: room(1, 8, `
#########
#1.1.1.1#
#.......#
####+####`),
  smithy: room(2, 9, `
#########
#B.5.5.B#
#.......#
#k.5.5.k#
####+####`),
  wandmaker: room(3, 10, `
###########
#l3.l.l.3l#
#....m....#
#l3.....l.#
#####+#####`),
  reliquary: room(2, 10, `
###########
#.www.www.#
#.w4w.w4w.#
#.www.www.#
#....4....#
#####+#####`),
  island: room(3, 9, `
###########
#.........#
#.~~~~~~~.#
#.~~5.4~~.#
#.~~.3.~~.#
#.~~~~~~~.#
#.........#
#####+#####`),
  bramblekeep: room(2, 9, `
#########
#...b...#
#.bbbbb.#
#bb5.1bb#
#.bb4bb.#
#..bbb..#
####+####`),
  icehouse: room(4, 10, `
#########
#iiiiiii#
#i3iii5i#
#iiiiiii#
#i1iii4i#
#iiiiiii#
####+####`),
  stalls: room(1, 10, `
###########
#8.8...8.8#
#.........#
#B...W...B#
#####+#####`),
  pedlar: room(3, 10, `
#######
#8.8.8#
#.....#
#k.m.k#
###+###`),
  exchange: room(1, 9, `
#######
#O...O#
#..E..#
#O...O#
###+###`),
  bloodShrine: room(2, 10, `
#########
#k.O.O.k#
#...A...#
#k.O.O.k#
####+####`),
});
