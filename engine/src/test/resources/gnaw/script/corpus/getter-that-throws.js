// in play: not today
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => ({ get effect() { throw new Error("not today"); } }) });
