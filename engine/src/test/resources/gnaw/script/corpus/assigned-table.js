// in play: Cannot
import { add, creatures, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { creatures.beast.attack = 99; return []; } });
