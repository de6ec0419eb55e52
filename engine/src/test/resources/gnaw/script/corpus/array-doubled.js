// in play: concat to 131072 elements is more than the 100000 that a rule may make.
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { let list = [1]; for (;;) list = list.concat(list); } });
