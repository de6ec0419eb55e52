// in play: damage wants a number for amount, but got row: a row.
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [damage(who, { toJSON() { throw new Error("not today"); } })] });
