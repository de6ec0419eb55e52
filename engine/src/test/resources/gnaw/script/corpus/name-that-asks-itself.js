// in play: The rules ask each other without end
import { add, rules, say } from "gnaw";
add(rules.nameOf, { bad: (thing, world) => world.nameOf(thing) });
add(rules.turnEnds, { asks: (who, dice, world) => [say(world.nameOf(who))] });
