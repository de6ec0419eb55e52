// in play: say wants a text without control characters for text, but got "\u001b]0;mine\u0007".
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [{ effect: "say", text: "\u001b]0;mine\u0007" }] });
