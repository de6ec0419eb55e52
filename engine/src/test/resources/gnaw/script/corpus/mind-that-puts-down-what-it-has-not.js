// in play: wants
import { add, rules, spawn } from "gnaw";
add(rules.levelBegins, { company: (who) => [spawn("beast", who.at)] });
add(rules.creatureThinks, { bad: (who) => ({ action: "putDown", item: 7, count: -5 }) });
