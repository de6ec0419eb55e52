// in play: damage wants a number for amount, but got NaN
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [damage(who, 0 / 0)] });
