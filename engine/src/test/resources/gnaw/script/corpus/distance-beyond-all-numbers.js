// in play: level.free wants a number from -1000000 to 1000000 for distance, but got -Infinity.
import { add, rules } from "gnaw";
add(rules.levelBegins, { bad: (who, level, dice) => { level.free(dice, { from: who.at, distance: -1 / 0 }); return []; } });
