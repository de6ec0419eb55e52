// in play: more than the 100000
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say("x".padStart(1e9))] });
