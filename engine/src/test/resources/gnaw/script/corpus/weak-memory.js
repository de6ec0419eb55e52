// in play: WeakRef is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => new WeakRef(who) });
