// Fire as a thing of the ground: what burns, what it does to whoever stands there, and what starts it.
import { add, rules, wrap } from "gnaw";
import { loot } from "base/content/loot.js";
import "./ground.js";
import { bursting, embers, fireball } from "./embers.js";

add(loot, { embers: { from: 1, to: 10, weight: 8 } });
add(rules.aimed, { fireball });
wrap(rules.itemUsed, "throwing", bursting);
add(rules.gameBegins, { embers });
