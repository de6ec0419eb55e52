// in play: The rules of levelBegins bring each other about without end
import { add, leave, rules, set } from "gnaw";
add(rules.levelBegins, { falling: (who, level) => (level.depth > 1 || who.thirst < 5 ? [leave(who, Math.min(1000, level.depth + 1))] : []) });
add(rules.turnEnds, { trap: (who, dice, world) => (world.turn === 1 ? [set(who, "thirst", 1), leave(who, 2)] : []) });
