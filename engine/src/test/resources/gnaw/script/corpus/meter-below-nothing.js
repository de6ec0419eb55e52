// harmless: nobody minds
import { add, change, rules, set } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [set(who, "thirst", -0), change(who, "thirst", -0)] });
