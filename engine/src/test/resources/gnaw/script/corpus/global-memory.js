// in play: extensible
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { globalThis.seen = 1; return []; } });
