// in play: A rule answers a list of effects
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => "damage the hero" });
