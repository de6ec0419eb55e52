// in play: Cannot add new property "told" to non-extensible [object Function]
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { say.told = world.turn; return []; } });
