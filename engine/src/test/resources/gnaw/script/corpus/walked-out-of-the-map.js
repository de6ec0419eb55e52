// in play: There is no
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(String(world.walkTo({ x: -1, y: 0 })))] });
