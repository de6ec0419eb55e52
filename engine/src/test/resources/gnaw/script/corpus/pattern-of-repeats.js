// in play: Groups of a pattern that lie more than 12 deep in each other are more than a rule may make.
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { new RegExp("(?:".repeat(100) + "a" + "{1,1000})".repeat(100)); return []; } });
