// in play: What statusOf lists has no cell "txt". Did you mean "text"?
import { add, rules } from "gnaw";
add(rules.statusOf, { bad: () => [{ txt: "Hi" }] });
