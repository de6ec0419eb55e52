// in play: the table actions has no row "dance"
import { act, add, instead, rules } from "gnaw";
add(rules.mayDo, { bad: (who, action) => instead(act.plain("dance")) });
