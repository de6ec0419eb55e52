// Rooms where something good lies on a plinth, and all that will happen to whoever takes it stands around it.
import { add } from "gnaw";
import { room } from "./legend.js";
import { vaults } from "./vaults.js";

add(vaults, {
  statueHall: room(2, 10, `
###########
#S.S...S.S#
#....7....#
#S.......S#
#####+#####`),
  watchers: room(3, 10, `
#############
#s.S.S.S.s.!#
#...........#
#S.s.S.s.S.!#
######+######`),
  floodedTomb: room(3, 10, `
#Z#######Z#
#.........#
#....6....#
#.........#
#Z###+###Z#`),
  foulTomb: room(2, 10, `
#########
#v..7..v#
#.......#
#v..k..v#
####+####`),
  brittleFloor: room(3, 9, `
###########
#.,,,,,,,.#
#.,,,6,,,.#
#.,,,,,,,.#
#.........#
#####+#####`),
  tinderbox: room(2, 9, `
###########
#V"""""""V#
#""""6""""#
#"""""""""#
#V"""""""V#
#####+#####`),
  fireAndWater: room(4, 10, `
###########
#V"""7"""V#
#"""""""""#
#wwwwwwwww#
#.........#
#####+#####`),
  guardedKey: room(2, 10, `
#########
#S..Y..S#
#.......#
#S.....S#
####+####`),
  drownedKey: room(3, 10, `
#Z#####Z#
#...Y...#
#.......#
####+####`),
  burningKey: room(2, 9, `
#########
#V""Y""V#
#"""""""#
#"""""""#
####+####`),
  fallingKey: room(3, 9, `
#########
#,,,Y,,,#
#,,,,,,,#
#.......#
####+####`),
});
