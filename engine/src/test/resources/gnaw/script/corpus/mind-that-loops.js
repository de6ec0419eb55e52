// in play: It took more than 100000 statements
import { add, rules, spawn } from "gnaw";
add(rules.levelBegins, { company: (who) => [spawn("beast", who.at)] });
add(rules.creatureThinks, { bad: () => { for (;;) {} } });
