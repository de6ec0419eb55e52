// in play: Unexpected end of JSON input
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => JSON.parse("[".repeat(99999)) });
