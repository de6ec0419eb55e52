// in play: A place wants a number from -1000000 to 1000000 for x, but got NaN.
import { add, move, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { return [move(who, { x: 0 / 0, y: 3 })]; } });
