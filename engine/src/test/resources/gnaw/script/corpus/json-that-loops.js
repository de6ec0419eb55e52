// in play: an endless loop
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [damage(who, { toJSON() { for (;;) {} } })] });
