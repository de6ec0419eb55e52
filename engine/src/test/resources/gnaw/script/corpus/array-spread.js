// in play: was stopped
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { let list = [1]; for (;;) list = [...list, ...list]; } });
