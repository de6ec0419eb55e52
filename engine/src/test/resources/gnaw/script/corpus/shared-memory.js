// in play: SharedArrayBuffer is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => new SharedArrayBuffer(8) });
