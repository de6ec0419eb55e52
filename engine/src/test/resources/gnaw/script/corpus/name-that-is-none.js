// in play: A text is wanted, but got {evil: true}
import { add, rules, say } from "gnaw";
add(rules.nameOf, { bad: () => ({ evil: true }) });
add(rules.turnEnds, { asks: (who, dice, world) => [say(world.nameOf(who))] });
