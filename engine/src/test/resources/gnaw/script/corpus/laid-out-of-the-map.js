// in play: The place (-1, 999) lies outside of the level
import { add, lay, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [lay("stone", { x: -1, y: 999 })] });
