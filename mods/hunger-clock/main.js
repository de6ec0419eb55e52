// The Rust tutorial's hunger clock in the place of the base's hunger, healing and rooms.
import { actions, add, amend, remove, rules, settings } from "gnaw";
import { death } from "base/rules/death.js";
import { recovery } from "base/rules/healing.js";
import { population } from "base/rules/population.js";
import "./blows.js";
import { hurting, ticking } from "./clock.js";
import "./eating.js";
import { descending, mending, resting } from "./mending.js";
import { letMonstersHunger } from "./monsters.js";
import { stocking } from "./rooms.js";
import { clockLabel, stateOf } from "./states.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");
remove(rules.levelBegins, "owedFood");
amend(rules.turnEnds, { healing: () => [] });
amend(recovery, { times: (who) => (stateOf(who).heals ? 1 : 0) });
amend(rules.mayDo, { resting });
amend(actions, { bump: { time: 1 }, descend: { time: 0 } });
amend(population, { hordes: () => 0, things: () => 0 });
amend(death, { untold: (causes) => [...causes, "starvation"] });

add(rules.actionEnds, { mending: { doing: ["wait", "rest"], answer: mending }, ticking });
add(rules.turnEnds, { hurting });
add(rules.levelBegins, { stocking, descending });
add(rules.statusOf, { clockLabel });
if (settings().hungryMonsters) letMonstersHunger();
