// in play: There is no fact "getClass" here
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => who.getClass() });
