// Rooms where somebody lives, or is kept, or where the ground itself is the guard.
import { add } from "gnaw";
import { room } from "./legend.js";
import { vaults } from "./vaults.js";

add(vaults, {
  den: room(2, 10, `
 #######
##k.h.k#
#k..!..#
##.k.k##
 ###+###`),
  webbedLarder: room(5, 10, `
#########
#xx$x!xx#
#xxx.xxx#
#x.xmx.x#
####+####`),
  stockade: room(2, 9, `
###########
#c.#.c.#.c#
#..+...+..#
##.#...#.##
#m...m...m#
#####+#####`),
  oubliette: room(3, 10, `
#########
#uuuuuuu#
#uucuucu#
#uuuuuuu#
####+####`),
  scullery: room(2, 9, `
#########
#$.B.B.$#
#...m...#
#m.....k#
####+####`),
  mine: room(4, 10, `
###########
#!fff.fff!#
#fffffffff#
#Rff.R.ffR#
#.........#
#####+#####`),
  trappedHall: room(2, 10, `
#############
#.n.d...e.n!#
#d...n.d...!#
#.e.d...n.d!#
##+##########`),
  armsRoom: room(1, 9, `
#######
#9.9.9#
#.....#
###+###`),
  orchard: room(1, 7, `
#########
#H"H"H"H#
#""$"""H#
#H"H"W""#
####+####`),
  bonfire: room(2, 7, `
###########
#""""B""""#
#"m"""""m"#
#""""!""""#
#####+#####`),
  drownedStore: room(1, 5, `
#########
#w$www$w#
#wwwwwww#
#www9www#
#..www..#
####+####`),
  sunkenShelves: room(1, 6, `
###########
#l.ww:ww.l#
#2.w:::w.!#
#l.ww:ww.l#
#.........#
##+########`),
  ossuary: room(4, 10, `
#########
#k!k.k!k#
#.k.k.k.#
#m.k.k.m#
####+####`),
  causeway: room(3, 9, `
###########
#:::::::!!#
#:::.....:#
#:::.:::::#
#....:::::#
##+########`),
  bathhouse: room(1, 9, `
#########
#O.www.O#
#.wwWww.#
#O.www.O#
####+####`),
});
