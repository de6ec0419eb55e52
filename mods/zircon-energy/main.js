// Energy as in Caves of Zircon in the place of the base's hunger.
import { actions, add, allow, amend, refuse, remove, rules, wrap } from "gnaw";
import "./eating.js";
import { dropping } from "./bats.js";
import { energyBar, living, withoutStarving } from "./energy.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");
amend(rules.turnEnds, { healing: () => [], hints: () => [] });
amend(rules.mayDo, { resting: (_who, action) => (action.id === "rest" ? refuse("These caves give no rest that heals.") : allow()) });
amend(actions, { bump: { time: 1 } });
wrap(rules.creatureDies, "deathLines", withoutStarving);

add(rules.actionEnds, { living });
add(rules.creatureDies, { dropping: { of: "others", before: ["deathLines", "loot"], answer: dropping } });
add(rules.statusOf, { energyBar });
