// harmless: nothing to tell
import { add, become, rules } from "gnaw";
add(rules.turnEnds, { change: (who) => [become(who, "beast")] });
