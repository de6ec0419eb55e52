// in play: load is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => load("/etc/passwd") });
