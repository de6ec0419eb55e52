// in play: say: there is no tone "bda"
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say("x", "bda")] });
