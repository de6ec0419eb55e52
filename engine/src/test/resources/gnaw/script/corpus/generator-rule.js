// in play: A rule answers a list of effects
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => (function* () { yield say("one"); })() });
