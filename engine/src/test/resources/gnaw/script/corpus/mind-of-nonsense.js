// in play: An action such as act.wait()
import { add, rules, spawn } from "gnaw";
add(rules.levelBegins, { company: (who) => [spawn("beast", who.at)] });
add(rules.creatureThinks, { bad: () => "bite" });
