// in play: Cannot add new property "told" to non-extensible [object Function]
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: () => { rules.levelPlanned.planning.answer.told = 1; return []; } });
