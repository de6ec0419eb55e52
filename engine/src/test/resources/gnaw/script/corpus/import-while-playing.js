// at load: Rules cannot wait for an import
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => import("gnaw") });
