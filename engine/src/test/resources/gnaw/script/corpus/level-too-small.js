// in play: too small
import { add, leave, rules, wrap } from "gnaw";
wrap(rules.levelPlanned, "planning", (planning) => (depth) => (depth === 1 ? planning(depth) : { ...planning(depth), width: 3, height: 3 }));
add(rules.turnEnds, { trap: (who) => [leave(who, 2)] });
