// in play: Invalid string length
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(new Array(4294967295).join("x"))] });
