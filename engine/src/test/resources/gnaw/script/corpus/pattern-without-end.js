// in play: A pattern of 60000 characters is more than the 2000 that a rule may make.
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { return [say(String(RegExp("(?:a{1,2}){1,2}".repeat(4000)).test("a")))]; } });
