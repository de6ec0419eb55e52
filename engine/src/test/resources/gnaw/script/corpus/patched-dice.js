// in play: Cannot define property call, object is not extensible
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { Object.defineProperty(Object.getPrototypeOf(dice.oneIn), "call", { value: () => 6 }); return []; } });
