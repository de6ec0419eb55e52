// in play: seen is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => (seen = 1, []) });
