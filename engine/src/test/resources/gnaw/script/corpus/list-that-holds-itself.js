// in play: does one hold itself?
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { const list = []; list.push(list); return list; } });
