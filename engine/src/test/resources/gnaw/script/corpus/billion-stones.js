// in play: give wants a whole number from 1 to 1000000 for count
import { add, give, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [give(who, "stone", { count: 1e9 })] });
