// in play: A text without control characters is wanted, but got "\u001b[1mbeast".
import { add, rules } from "gnaw";
add(rules.nameOf, { bad: () => "\u001b[1mbeast" });
