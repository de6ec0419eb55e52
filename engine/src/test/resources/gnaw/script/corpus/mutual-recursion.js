// in play: It took more than 100000 statements
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { const odd = (n) => even(n + 1); const even = (n) => odd(n + 1); return odd(0); } });
