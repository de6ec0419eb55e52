// in play: give: there is no meter "evil"
import { add, give, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [give(who, "stone", { evil: 1 })] });
