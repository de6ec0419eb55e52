// in play: There is nothing to pick from
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(dice.pick([]))] });
