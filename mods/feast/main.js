// Hunger that only takes away what a meal has given, in the place of the base's.
import { add, amend, remove, rules } from "gnaw";
import { recovery } from "base/rules/healing.js";
import { feastLabels, growingHungry } from "./appetite.js";
import "./eating.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");
amend(recovery, { times: () => 1, nourishmentPerHitPoint: 0 });

add(rules.turnEnds, { growingHungry });
add(rules.statusOf, { feastLabels });
