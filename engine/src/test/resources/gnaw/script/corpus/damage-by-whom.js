// in play: damage wants what more there is to say by its name, by or cause, but got row: Creature "hero".
import { add, damage, rules } from "gnaw";
add(rules.turnEnds, { bad: (who) => [damage(who, 1, who)] });
