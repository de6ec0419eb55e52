// in play: was stopped
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => new Proxy(new Array(1e9), {}).reverse() });
