// in play: more than the 100000
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => Array.from({ length: 1e9 }) });
