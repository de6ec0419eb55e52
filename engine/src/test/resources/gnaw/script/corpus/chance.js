// in play: Math.random is not a function
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [damage(who, Math.random())] });
