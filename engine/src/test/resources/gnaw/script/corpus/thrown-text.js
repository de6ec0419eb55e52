// in play: ouch
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { throw "ouch"; } });
