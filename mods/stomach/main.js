// RuggRogue's stomach, levels and blows in the place of the base's.
import { actions, add, amend, remove, rules, texts, wrap } from "gnaw";
import "./eating.js";
import { digesting, starving } from "./hunger.js";
import { lastPage } from "./lastpage.js";
import { blows } from "./melee.js";
import { resting } from "./resting.js";
import { fullnessLabel } from "./states.js";

remove(rules.turnEnds, "digesting", "stateOfHunger", "healing");
remove(rules.statusOf, "hungerLabels");
remove(rules.mayDo, "resting");
remove(rules.blowLands, "blows");

add(rules.turnEnds, { digesting, starving });
add(rules.statusOf, { fullnessLabel });
add(rules.mayDo, { resting: { of: "everyone", answer: resting } });
add(rules.blowLands, { blows: { of: "everyone", answer: blows } });
wrap(rules.scoreOf, "scoring", lastPage);

amend(texts, { "done.rest": { text: "" } });
amend(actions, { descend: { time: 0 } });
