// in play: become: "hero" stands there, and cannot be in "wall".
import { add, become, rules } from "gnaw";
add(rules.turnEnds, { wall: (who) => [become(who.at, "wall")] });
