// in play: read only
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { globalThis.Math = {}; return []; } });
