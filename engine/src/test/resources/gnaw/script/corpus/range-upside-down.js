// in play: There is no number between 5 and 1
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [damage(who, dice.between(5, 1))] });
