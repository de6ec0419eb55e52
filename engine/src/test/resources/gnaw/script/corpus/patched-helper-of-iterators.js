// in play: Cannot redefine property: next
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { Object.defineProperty(Object.getPrototypeOf([].values().map(String)), "next", { value: () => 6 }); return []; } });
