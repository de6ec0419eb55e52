// in play: not today
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { throw Object.defineProperty(new Error("not today"), "stack", { get() { for (;;) {} } }); } });
