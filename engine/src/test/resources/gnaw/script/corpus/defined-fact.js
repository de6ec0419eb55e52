// in play: Object.defineProperty called on non-object
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { Object.defineProperty(who, "hitPoints", { value: 99 }); return []; } });
