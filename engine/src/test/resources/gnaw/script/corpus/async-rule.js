// in play: A rule answers at once; this one answered a promise
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => (async () => [])() });
