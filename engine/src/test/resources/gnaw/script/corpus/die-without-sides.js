// in play: There is no number between 1 and 0
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [damage(who, dice.oneIn(0) ? 1 : 2)] });
