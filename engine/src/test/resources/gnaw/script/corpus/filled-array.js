// in play: stopped
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => new Array(1e9).fill(0) });
