// in play: more than 10000 effects
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { let list = []; for (let i = 0; i < 30; i++) list = [list, list]; return list; } });
