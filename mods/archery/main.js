// Archery as a craft: a key that shoots, an eye that grows sharper, and a bow for whoever sets out.
import { add, amend, rules } from "gnaw";
import { throws } from "base/rules/throwing.js";
import { nocking, shooting } from "./shooting.js";
import { bows, eyeBar, practised, sharpness } from "./skill.js";

add(rules.gameBegins, { bows });
add(rules.mayDo, { nocking: { doing: "shoot", answer: nocking } });
add(rules.itemUsed, { shooting: { doing: "shoot", answer: shooting } });
add(rules.statusOf, { eyeBar });
amend(throws, { percentAdded: sharpness, onHit: practised });
