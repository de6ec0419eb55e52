// in play: Intl is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => Intl.DateTimeFormat() });
