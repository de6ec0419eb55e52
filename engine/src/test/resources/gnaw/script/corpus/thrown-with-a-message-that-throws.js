// in play: x
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { const error = new Error("x"); Object.defineProperty(error, "message", { get() { throw error; } }); throw error; } });
