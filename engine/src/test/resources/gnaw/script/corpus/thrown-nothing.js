// in play: undefined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { throw undefined; } });
