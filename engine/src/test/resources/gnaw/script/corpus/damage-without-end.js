// in play: damage wants a number for amount, but got Infinity
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [damage(who, Infinity)] });
