// in play: Dice want a number
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [damage(who, dice.between("one", "six"))] });
