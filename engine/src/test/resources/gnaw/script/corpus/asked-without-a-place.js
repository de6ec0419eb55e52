// in play: world.tileAt wants a value, but got none
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(world.tileAt().name)] });
