// harmless: it ends no game
import { add, change, rules, spawn } from "gnaw";
add(rules.levelBegins, { company: (who) => [spawn("beast", who.at)] });
add(rules.turnEnds, { dark: { of: "everyone", answer: (who) => [change(who, "sight", -30)] } });
