// in play: \u001b[31mred\u009b0m
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { throw new Error("\u001b[31mred\u009b0m"); } });
