// in play: forEach of 9007199254740991 is more than the 100000 that a rule may look at.
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { Array.prototype.forEach.call({ length: 2 ** 53 - 1 }, () => {}); return []; } });
