// in play: this one answered nothing
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => undefined });
