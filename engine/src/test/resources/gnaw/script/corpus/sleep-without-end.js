// in play: The hero has lost
import { add, rules, stun } from "gnaw";
add(rules.turnEnds, { sleep: (who) => [stun(who, 1000)] });
