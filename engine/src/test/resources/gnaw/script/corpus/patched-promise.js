// in play: Cannot redefine property: then
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { Object.defineProperty(Object.getPrototypeOf((async () => {})()), "then", { value: () => 6 }); return []; } });
