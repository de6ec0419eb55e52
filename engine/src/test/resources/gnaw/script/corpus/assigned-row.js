// in play: Cannot
import { add, creatures, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { creatures.evil = {}; return []; } });
