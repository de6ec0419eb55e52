// in play: was stopped
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(String(new Array(4294967295).includes(1)))] });
