// in play: A list is wanted, but got "fine"
import { add, rules } from "gnaw";
add(rules.statusOf, { bad: () => "fine" });
