// in play: the table items has no row "7"
import { add, give, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [give(who, 7)] });
