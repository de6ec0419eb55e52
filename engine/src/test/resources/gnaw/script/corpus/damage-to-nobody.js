// in play: damage wants a creature
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [damage(undefined, 1)] });
