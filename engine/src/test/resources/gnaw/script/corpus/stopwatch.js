// in play: performance is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => performance.now() });
