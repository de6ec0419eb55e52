// in play: dynamic evaluation of code is disabled
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => Object.getPrototypeOf(async () => {}).constructor("return 1")() });
