// Rogue C#'s hunger in the place of the base's.
import { add, remove, rules, wrap } from "gnaw";
import { dining, edible } from "./eating.js";
import { fainting } from "./fainting.js";
import { firstStage, levelLabel, stages } from "./stages.js";
import { tombstone } from "./tombstone.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");

add(rules.gameBegins, { firstStage });
add(rules.turnEnds, { stages, fainting });
add(rules.itemUsed, { dining });
add(rules.mayDo, { edible });
add(rules.statusOf, { levelLabel });
wrap(rules.scoreOf, "scoring", tombstone);
