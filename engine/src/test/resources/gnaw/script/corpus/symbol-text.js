// in play: say wants a text for text
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(Symbol("evil"))] });
