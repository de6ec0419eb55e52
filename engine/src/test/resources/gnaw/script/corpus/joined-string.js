// in play: Invalid string length
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(Array(9000).fill("x".repeat(9000)).join(""))] });
