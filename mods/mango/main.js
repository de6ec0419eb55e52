// Rogue C#'s hunger in the place of the base's.
import { add, amend, remove, rules, wrap } from "gnaw";
import { recovery } from "base/rules/healing.js";
import { dining, edible } from "./eating.js";
import { fainting } from "./fainting.js";
import { mending } from "./healing.js";
import { firstStage, levelLabel, stages } from "./stages.js";
import { silent, tombstone } from "./tombstone.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");

add(rules.gameBegins, { firstStage });
amend(rules.turnEnds, { healing: mending });
amend(recovery, { times: () => 1 });
add(rules.turnEnds, { stages, fainting });
add(rules.itemUsed, { dining: { before: "using", doing: "eat", answer: dining } });
add(rules.mayDo, { edible: { doing: "eat", answer: edible } });
add(rules.statusOf, { levelLabel });
wrap(rules.creatureDies, "deathLines", silent);
wrap(rules.scoreOf, "scoring", tombstone);
