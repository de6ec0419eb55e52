// in play: levelPlanned.vaults.tiles wants a single letter for each name, but got "".
import { add, rules } from "gnaw";
add(rules.levelPlanned, {
  bad: () => ({
    width: 40, height: 20, rooms: 5, up: true, down: true, vaults: [{ name: "cell", drawing: "#", tiles: { "": "wall" } }],
    tiles: { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "up", stairsDown: "down" },
  }),
});
