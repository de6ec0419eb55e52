// in play: mayDo wants allow(), refuse(why) or instead(action)
import { add, rules } from "gnaw";
add(rules.mayDo, { bad: () => "yes" });
