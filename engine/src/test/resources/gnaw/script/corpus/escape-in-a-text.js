// in play: say wants a text without control characters for text, but got "\u001b[2J\u0007gone".
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say("\u001b[2J\u0007gone")] });
