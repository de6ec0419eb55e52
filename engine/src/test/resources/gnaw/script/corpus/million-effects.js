// in play: more than 10000 effects
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { const all = Array(100000).fill(say("x")); return all; } });
