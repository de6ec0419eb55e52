// in play: change wants somebody or something that has meters, but got "hitPoints".
import { add, change, rules } from "gnaw";
add(rules.turnEnds, { bad: (who) => [change("hitPoints", who, -1)] });
