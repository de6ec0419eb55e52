// in play: lies outside of the level
import { add, reveal, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [reveal([{ x: -5, y: -5 }])] });
