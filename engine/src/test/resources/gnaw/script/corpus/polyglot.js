// in play: Polyglot is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => Polyglot.eval("js", "1") });
