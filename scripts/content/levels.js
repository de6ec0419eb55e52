// How the levels are dug.
import { table } from "gnaw";

export const levels = table("levels", { width: 80, height: 50, rooms: 14, depths: 10 });

export const planning = (depth) => ({
  width: levels.width,
  height: levels.height,
  style: "mixed",
  rooms: levels.rooms,
  tiles: { wall: "wall", floor: "floor", door: "door", secretDoor: "wall", stairsUp: "stairs-up", stairsDown: "stairs-down" },
  up: true,
  down: depth < levels.depths,
});
