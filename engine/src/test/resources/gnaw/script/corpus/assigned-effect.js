// in play: read only
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { const wish = damage(who, 1); wish.amount = 99; return [wish]; } });
