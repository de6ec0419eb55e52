// No hunger: no clock, no label, and no food that is due.
import { amend, manual, remove, rules } from "gnaw";
import { hints } from "base/content/hints.js";
import { recovery } from "base/rules/healing.js";
import { hunger } from "base/rules/hunger.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");
remove(rules.levelBegins, "owedFood");
amend(hunger, { left: () => Infinity, feed: () => [], spend: () => [] });
amend(recovery, { times: () => 1, nourishmentPerHitPoint: 0 });
amend(hints, { toldOfHunger: { when: () => false } });
amend(manual, { hunger: { text: "There is none: nobody needs to eat. What lies about may be eaten all the same, for what it does besides." } });
