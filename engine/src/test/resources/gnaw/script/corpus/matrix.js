// in play: stopped
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [...Array(90000).keys()].map(() => [...Array(90000).keys()]) });
