// in play: Error
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { throw new Proxy({}, { get: () => { throw new Error("again"); } }); } });
