// in play: function world.sees is not iterable
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [...world.sees] });
