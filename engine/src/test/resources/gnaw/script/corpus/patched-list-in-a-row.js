// in play: Cannot add new property "0" to non-extensible [object Array]
import { add, amend, creatures, rules } from "gnaw";
amend(creatures, { beast: { carries: [] } });
add(rules.turnEnds, { bad: () => { creatures.beast.carries.push("stone"); return []; } });
