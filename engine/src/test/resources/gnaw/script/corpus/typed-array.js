// in play: Invalid typed array length
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(String(new Uint8Array(1e9).length))] });
