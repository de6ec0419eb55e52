// in play: Array buffer allocation failed
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(String(new ArrayBuffer(2e9).byteLength))] });
