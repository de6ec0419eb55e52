// in play: become wants a place or a creature, but got undefined
import { add, become, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [become(undefined, "floor")] });
