// A bow for whoever sets out, arrows to be found, and what becomes of a shot.
import { add, rules } from "gnaw";
import { loot } from "base/content/loot.js";
import "./bow.js";
import { nocking, shooting } from "./shooting.js";
import { bows, eyeBar } from "./skill.js";

add(loot, { arrow: { from: 1, to: 10, weight: 9, count: "2d4" } });
add(rules.gameBegins, { bows });
add(rules.mayDo, { nocking });
add(rules.itemUsed, { shooting });
add(rules.statusOf, { eyeBar });
