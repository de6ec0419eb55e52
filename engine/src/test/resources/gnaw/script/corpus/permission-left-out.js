// in play: mayDo wants allow(), refuse(why) or instead(action), but got undefined. Is return missing? What is not refused is allow().
import { add, refuse, rules } from "gnaw";
add(rules.mayDo, { bad: (who, action) => { if (action.id === "dance") return refuse("No."); } });
