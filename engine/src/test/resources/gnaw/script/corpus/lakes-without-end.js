// in play: levelPlanned wants at most 50 lakes, but got 2500.
import { add, rules } from "gnaw";
const tiles = { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "up", stairsDown: "down" };
add(rules.levelPlanned, { bad: () => ({ width: 300, height: 300, rooms: 200, up: true, down: true, tiles, lakes: Array(50).fill({ tile: "floor", wreath: "floor", howMany: 50, size: 100 }) }) });
