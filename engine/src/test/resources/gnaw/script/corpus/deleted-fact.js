// in play: Cannot delete property "hitPoints"
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { delete who.hitPoints; return []; } });
