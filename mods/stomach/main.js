// RuggRogue's stomach, levels and blows in the place of the base's.
import { actions, add, amend, remove, rules, wrap } from "gnaw";
import "./bodies.js";
import "./eating.js";
import { digesting, starving } from "./hunger.js";
import { lastLine, lastPage } from "./lastpage.js";
import { gaining, learning, levelBar } from "./levels.js";
import { blows } from "./melee.js";
import { resting } from "./resting.js";
import { fullnessLabel } from "./states.js";

remove(rules.turnEnds, "digesting", "stateOfHunger", "healing");
remove(rules.statusOf, "hungerLabels", "experienceLabels");
remove(rules.mayDo, "resting");
remove(rules.blowLands, "blows");
remove(rules.creatureDies, "learning");

add(rules.actionEnds, { gaining });
add(rules.turnEnds, { gainingLate: gaining, digesting, starving });
add(rules.creatureDies, { learning: { of: "others", answer: learning } });
add(rules.statusOf, { fullnessLabel, levelBar });
add(rules.mayDo, { resting: { of: "everyone", doing: "rest", answer: resting } });
add(rules.blowLands, { blows: { of: "everyone", answer: blows } });
wrap(rules.creatureDies, "deathLines", lastLine);
wrap(rules.scoreOf, "scoring", lastPage);

amend(actions, { descend: { time: 0 } });
