// in play: Dice choose among
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(String(dice.pick(new Array(1e9))))] });
