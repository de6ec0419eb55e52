// in play: It took more than 100000 statements
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [damage(who, 1 + { valueOf() { for (;;) {} } })] });
