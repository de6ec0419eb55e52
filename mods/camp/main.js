// Hunger that rest alone causes, in the place of the base's.
import { add, amend, remove, rules } from "gnaw";
import { camping, resting } from "./resting.js";
import { storesBar } from "./stores.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
amend(rules.turnEnds, { healing: () => [] });
remove(rules.statusOf, "hungerLabels");
amend(rules.mayDo, { resting });

add(rules.actionEnds, { camping: { doing: "rest", answer: camping } });
add(rules.statusOf, { storesBar });
