// in play: setTimeout is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => setTimeout(() => {}, 1) });
