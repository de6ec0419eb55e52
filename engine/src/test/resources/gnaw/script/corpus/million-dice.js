// in play: is not a die formula
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [damage(who, dice.roll("999999999d6"))] });
