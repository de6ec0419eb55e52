// in play: but one answered 0
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [...Array(50000).keys()].sort(() => 1) });
