// Energy as in Caves of Zircon in the place of the base's hunger and healing.
import { actions, add, amend, refuse, remove, rules } from "gnaw";
import { hints } from "base/content/hints.js";
import { death } from "base/rules/death.js";
import { recovery } from "base/rules/healing.js";
import { dropping } from "./bats.js";
import "./eating.js";
import { energyBar, living } from "./energy.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");
amend(recovery, { times: () => 0 });
amend(rules.turnEnds, { healing: () => [] });
amend(hints, { toldOfWounds: { when: () => false }, toldOfHunger: { when: () => false } });
amend(rules.mayDo, { resting: () => refuse("These caves give no rest that heals.") });
amend(actions, { bump: { time: 1 } });
amend(death, { untold: (causes) => [...causes, "starvation"] });

add(rules.actionEnds, { living });
add(rules.creatureDies, { dropping: { of: "others", before: ["deathLines", "remains"], answer: dropping } });
add(rules.statusOf, { energyBar });
