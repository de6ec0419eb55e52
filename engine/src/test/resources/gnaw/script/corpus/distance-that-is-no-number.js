// in play: world.free wants a number from -1000000 to 1000000 for distance, but got NaN.
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { world.free(dice, { from: who.at, distance: 0 / 0 }); return []; } });
