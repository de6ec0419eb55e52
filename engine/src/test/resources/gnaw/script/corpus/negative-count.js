// in play: give wants a whole number from 1 to 1000000 for count, but got -3
import { add, give, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [give(who, "stone", { count: -3 })] });
