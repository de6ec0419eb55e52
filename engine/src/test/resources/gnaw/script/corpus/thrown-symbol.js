// in play: Symbol(evil)
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { throw Symbol("evil"); } });
