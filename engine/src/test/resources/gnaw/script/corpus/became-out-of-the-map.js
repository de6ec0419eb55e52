// in play: lies outside of the level
import { add, become, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [become({ x: 1e12, y: 0 }, "floor")] });
