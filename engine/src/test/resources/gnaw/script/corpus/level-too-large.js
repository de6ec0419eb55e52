// in play: wants a whole number from -300 to 300 for width
import { add, leave, rules, wrap } from "gnaw";
wrap(rules.levelPlanned, "planning", (planning) => (depth) => (depth === 1 ? planning(depth) : { ...planning(depth), width: 1e6, height: 1e6 }));
add(rules.turnEnds, { trap: (who) => [leave(who, 2)] });
