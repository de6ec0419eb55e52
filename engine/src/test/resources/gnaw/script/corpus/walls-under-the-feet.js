// harmless: nothing to tell
import { add, become, rules } from "gnaw";
add(rules.turnEnds, { wall: (who) => [become(who.at, "wall")] });
