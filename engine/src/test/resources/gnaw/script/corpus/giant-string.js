// in play: Invalid string length
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { let text = "x"; for (;;) text += text; } });
