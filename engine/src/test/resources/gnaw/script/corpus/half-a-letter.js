// in play: say wants a text without control characters for text, but got "\ud83d half".
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say("\ud83d half")] });
