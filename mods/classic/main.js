// The hunger of Rogue in the place of the base's.
import { add, amend, remove, rules } from "gnaw";
import { recovery } from "base/rules/healing.js";
import { foodBar } from "./words.js";
import { digesting } from "./stomach.js";
import "./eating.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");
amend(recovery, { times: () => 1, nourishmentPerHitPoint: 0 });

add(rules.turnEnds, { digesting });
add(rules.statusOf, { foodBar });
