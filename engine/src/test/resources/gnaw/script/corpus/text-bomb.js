// in play: It took more than 100000 statements
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(`${{ toString() { for (;;) {} } }}`)] });
