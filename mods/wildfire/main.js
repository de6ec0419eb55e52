// Fire as a weapon, in a dry summer: what starts one, how it runs, and what grows after it.
import { add, rules, wrap } from "gnaw";
import { loot } from "base/content/loot.js";
import "./season.js";
import { bursting, embers, fireball } from "./embers.js";

add(loot, { embers: { from: 1, to: 10, weight: 8 } });
add(rules.aimed, { fireball });
wrap(rules.itemUsed, "throwing", bursting);
add(rules.gameBegins, { embers });
