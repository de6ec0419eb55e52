// in play: Facts are read-only
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { who.hitPoints = 99; return []; } });
