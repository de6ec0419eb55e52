// in play: What statusOf lists has a cell text, or bar, value and max, but
import { add, rules } from "gnaw";
add(rules.statusOf, { bad: () => [{ txt: "Hi" }] });
