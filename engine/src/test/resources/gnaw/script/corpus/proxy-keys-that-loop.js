// in play: It took more than 100000 statements
import { add, give, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [give(who, "stone", new Proxy({}, { ownKeys: () => { for (;;) {} } }))] });
