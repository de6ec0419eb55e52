// Rogue C#'s hunger in the place of the base's.
import { add, amend, remove, rules, wrap } from "gnaw";
import { dining, drained, edible } from "./eating.js";
import { fainting } from "./fainting.js";
import { mending } from "./healing.js";
import { firstStage, levelLabel, stages } from "./stages.js";
import { silent, tombstone } from "./tombstone.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");

add(rules.gameBegins, { firstStage });
amend(rules.turnEnds, { healing: mending });
add(rules.turnEnds, { drained, stages, fainting });
add(rules.itemUsed, { dining });
add(rules.mayDo, { edible });
add(rules.statusOf, { levelLabel });
wrap(rules.creatureDies, "deathLines", silent);
wrap(rules.scoreOf, "scoring", tombstone);
