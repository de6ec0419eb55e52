// in play: was stopped
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { let text = "x"; for (let i = 0; i < 40; i++) text = text.replaceAll("x", "xx"); return [say(text)]; } });
