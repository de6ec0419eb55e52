// in play: act.plain is for actions that only the rules give a meaning: "step" is made by act.step(direction).
import { act, add, instead, rules } from "gnaw";
add(rules.mayDo, { bad: () => instead(act.plain("step")) });
