// in play: It took more than 100000 statements
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [...(function* () { for (;;) yield 1; })()] });
