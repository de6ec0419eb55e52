// in play: change wants the name of a meter, but got {"hitPoints":1}.
import { add, change, rules } from "gnaw";
add(rules.turnEnds, { bad: (who) => [change(who, { hitPoints: 1 }, -1)] });
