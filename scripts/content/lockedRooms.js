// Rooms behind locks and gates: a key lies elsewhere, a lever here, and each has its price.
import { add } from "gnaw";
import { room } from "./legend.js";
import { vaults } from "./vaults.js";

add(vaults, {
  strongroom: room(2, 10, `
#######
#!.!.!#
#.....#
#O...O#
###X###`),
  sealedCellar: room(2, 8, `
#######
#$.1.$#
#.1.1.#
###X###`),
  sealedStudy: room(3, 10, `
#########
#l2l3l2l#
#...4...#
#l.....l#
####X####`),
  leverHall: room(2, 10, `
###########
#!.!#S...S#
#...G.....#
#.!.#....L#
#######+###`),
  sluiceHall: room(3, 10, `
#########Z###
#5.1#.......#
#...G......L#
#4.!#.......#
#########+#Z#`),
  gasLock: room(4, 10, `
###########
#!.!#v...v#
#...G..L..#
#!.!#v...v#
#######+###`),
  twoGates: room(5, 10, `
#############
#7.#.....#.6#
#..G..L..G..#
#..#S...S#..#
######+######`),
});
