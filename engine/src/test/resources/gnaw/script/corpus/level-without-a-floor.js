// in play: Nobody can walk on a floor of "wall"
import { add, leave, rules, wrap } from "gnaw";
wrap(rules.levelPlanned, "planning", (planning) => (depth) => (depth === 1 ? planning(depth) : { ...planning(depth), tiles: { wall: "wall", floor: "wall", door: "wall", secretDoor: "wall", stairsUp: "wall", stairsDown: "wall" } }));
add(rules.turnEnds, { trap: (who) => [leave(who, 2)] });
