// in play: A place is wanted here, but got "here"
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(String(world.around("here", "far").length))] });
