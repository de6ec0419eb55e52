// in play: Dice choose among
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => dice.shuffle(new Array(1e9)) });
