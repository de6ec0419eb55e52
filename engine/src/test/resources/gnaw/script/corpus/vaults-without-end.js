// in play: levelPlanned wants at most 100 vaults, but got 9999.
import { add, rules } from "gnaw";
const tiles = { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "up", stairsDown: "down" };
add(rules.levelPlanned, { bad: () => ({ width: 300, height: 300, rooms: 200, up: true, down: true, tiles, vaults: Array(9999).fill({ name: "hut", drawing: "+" }) }) });
