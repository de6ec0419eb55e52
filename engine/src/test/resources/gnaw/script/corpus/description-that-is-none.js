// in play: A text is wanted, but got {evil: true}
import { add, rules } from "gnaw";
add(rules.describe, { bad: () => [{ evil: true }] });
