// Rooms of the first depths, each a small bargain with the ground: so many that two games seldom begin alike.
import { add } from "gnaw";
import { room } from "./legend.js";
import { vaults } from "./vaults.js";

add(vaults, {
  fishpond: room(1, 6, `
###########
#.........#
#.~~~~~~~.#
#.~~.!.~~.#
#.~~~~~~~.#
#.........#
#####+#####`),
  brambleStore: room(1, 6, `
#######
#!bbb$#
#bbbbb#
#.bbb.#
#..b..#
###+###`),
  twinClosets: room(1, 5, `
###########
#$..#.#..!#
#...+.+...#
#...#.#...#
#####+#####`),
  rubbleHall: room(1, 7, `
###########
#R.R...R.R#
#.R9RRR.R.#
#R..R!R..R#
#.R.R.R.R.#
#####+#####`),
  mudBath: room(1, 6, `
#########
#uuu9uuu#
#uOuuuOu#
#uuuuuuu#
#..uuu..#
####+####`),
  kitchenGarden: room(1, 6, `
###########
#"b"$"b"""#
#"b"""b"W"#
#"bbbbb"""#
#"""""""""#
#####+#####`),
  statueGarden: room(1, 8, `
###########
#S"""S"""S#
#"""""""""#
#""S"!"S""#
#"""""""""#
#####+#####`),
  spidersNook: room(1, 7, `
#######
#xx!xx#
#xxxxx#
#..x..#
###+###`),
  coldCellar: room(1, 7, `
#########
#i$iii!i#
#iiiOiii#
#iiiiiii#
#..i.i..#
####+####`),
  campsite: room(2, 6, `
#########
#k..B..$#
#.m...m.#
#9.....k#
####+####`),
});
