// in play: Java is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => Java.type("java.lang.System").exit(1) });
