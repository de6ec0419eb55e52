// in play: damage wants somebody or something for who
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [{ effect: "damage", who: { id: 1 }, amount: 1 }] });
