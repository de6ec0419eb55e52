// in play: statusOf wants a list of words { text } and bars { bar, value, max }, but got "fine"
import { add, rules } from "gnaw";
add(rules.statusOf, { bad: () => "fine" });
