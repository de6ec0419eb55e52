// in play: Object.setPrototypeOf called on non-object
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { Object.setPrototypeOf(who, { evil: true }); return []; } });
