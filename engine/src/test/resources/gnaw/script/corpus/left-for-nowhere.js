// in play: leave wants a whole number from 1 to 1000 for depth, but got -7
import { add, leave, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [leave(who, -7)] });
