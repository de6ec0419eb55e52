// in play: lies outside of the level
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(world.tileAt({ x: -1, y: 0 }).name)] });
