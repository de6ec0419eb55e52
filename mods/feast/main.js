// Hunger that only takes away what a meal has given, in the place of the base's.
import { add, amend, remove, rules } from "gnaw";
import { recovery } from "base/rules/healing.js";
import { hunger } from "base/rules/hunger.js";
import { drained, feastLabels, growingHungry, turnsOfStrength } from "./appetite.js";
import "./eating.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");
amend(hunger, { left: turnsOfStrength });
amend(recovery, { times: () => 1, nourishmentPerHitPoint: 0 });

add(rules.turnEnds, { growingHungry, drained });
add(rules.statusOf, { feastLabels });
