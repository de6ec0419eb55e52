// in play: A place wants a number from -1000000 to 1000000 for x, but got 1000000000000.
import { add, become, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [become({ x: 1e12, y: 0 }, "floor")] });
