// in play: There is no effect "smite"
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [{ effect: "smite", who }] });
