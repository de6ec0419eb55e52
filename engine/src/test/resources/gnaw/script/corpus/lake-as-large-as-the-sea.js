// in play: levelPlanned.lakes wants a whole number from -100 to 100 for size, but got 2000.
import { add, rules } from "gnaw";
const tiles = { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "up", stairsDown: "down" };
add(rules.levelPlanned, { bad: () => ({ width: 300, height: 300, rooms: 200, up: true, down: true, tiles, lakes: [{ tile: "floor", wreath: "floor", howMany: 1, size: 2000 }] }) });
