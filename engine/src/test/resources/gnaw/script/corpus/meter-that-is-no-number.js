// in play: set wants a number for value, but got NaN.
import { add, rules, set } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [{ effect: "set", who, meter: "thirst", value: 0 / 0 }] });
