// in play: Packages is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => Packages.java.lang.System.exit(1) });
