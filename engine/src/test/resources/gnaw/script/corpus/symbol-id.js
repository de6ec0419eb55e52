// in play: Cannot convert a Symbol
import { add, rules, spawn } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [spawn(Symbol("beast"), who.at)] });
