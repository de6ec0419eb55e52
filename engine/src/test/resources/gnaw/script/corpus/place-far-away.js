// in play: A place wants a number from -1000000 to 1000000 for y, but got 10000000000.
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { world.around({ x: 1, y: 1e10 }, 0); return []; } });
