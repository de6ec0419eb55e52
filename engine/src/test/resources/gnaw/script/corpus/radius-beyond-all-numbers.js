// in play: world.around wants a number from -1000000 to 1000000 for the radius, but got Infinity.
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { world.around(who.at, 1 / 0); return []; } });
