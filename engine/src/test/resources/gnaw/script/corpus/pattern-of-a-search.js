// in play: Groups of a pattern that lie more than 12 deep in each other are more than a rule may make.
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { return [say(String("aaaa".search("(?:".repeat(30) + "a" + "){1,2}".repeat(30))))]; } });
