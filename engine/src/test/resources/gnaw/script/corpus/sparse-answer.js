// in play: but one answered undefined.
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { const list = []; list[4_000_000_000] = say("far out"); return list; } });
