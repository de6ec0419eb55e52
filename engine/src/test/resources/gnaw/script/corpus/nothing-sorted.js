// in play: sort of 4294967294 is more than the 100000 that a rule may look at.
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { Array.prototype.sort.apply({ length: 2 ** 32 - 2 }); return []; } });
