// Rogue C#'s hunger in the place of the base's.
import { add, remove, rules, wrap } from "gnaw";
import { dining, drained, edible } from "./eating.js";
import { fainting } from "./fainting.js";
import { mending } from "./healing.js";
import { firstStage, levelLabel, stages, wordless } from "./stages.js";
import { silent, tombstone } from "./tombstone.js";

remove(rules.turnEnds, "digesting", "stateOfHunger", "healing", "hints");
remove(rules.statusOf, "hungerLabels");

add(rules.gameBegins, { firstStage });
add(rules.turnEnds, { mending, drained, stages, fainting });
add(rules.itemUsed, { dining });
add(rules.mayDo, { edible });
add(rules.statusOf, { levelLabel });
wrap(rules.statusOf, "life", wordless);
wrap(rules.creatureDies, "deathLines", silent);
wrap(rules.scoreOf, "scoring", tombstone);
