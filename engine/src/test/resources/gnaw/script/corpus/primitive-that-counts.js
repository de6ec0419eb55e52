// in play: damage wants a number for amount
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { let asked = 0; return [{ effect: "damage", who, amount: { [Symbol.toPrimitive]: () => ++asked, valueOf: () => ++asked } }]; } });
