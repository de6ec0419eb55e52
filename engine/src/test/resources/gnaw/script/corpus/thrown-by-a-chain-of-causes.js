// in play: not today
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { const error = new Error("not today"); error.cause = error; throw error; } });
