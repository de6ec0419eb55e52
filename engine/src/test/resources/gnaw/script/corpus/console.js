// in play: console is not defined
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => console.log("psst") });
