// in play: boo
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => new Proxy([], { get: () => { throw new Error("boo"); } }) });
