// in play: A place wants a number from -1000000 to 1000000 for x, but got Infinity.
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { world.freeNear({ x: 1 / 0, y: 3 }); return []; } });
