// in play: print is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => print("psst") });
