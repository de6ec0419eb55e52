// in play: spawn: there is no meter "evil"
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [{ effect: "spawn", kind: "beast", at: who.at, meters: { evil: 1 } }] });
