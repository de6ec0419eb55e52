// in play: more than 50 deep
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { let list = []; for (let i = 0; i < 20_000; i++) list = [list]; return list; } });
