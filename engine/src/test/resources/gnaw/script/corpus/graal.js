// in play: Graal is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => Graal.versionECMAScript });
