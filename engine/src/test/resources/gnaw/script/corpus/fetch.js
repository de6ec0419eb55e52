// in play: fetch is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => fetch("http://example.org") });
