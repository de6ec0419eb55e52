// harmless: a meter stays a number
import { add, change, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { if (!Number.isFinite(who.thirst)) throw new Error("endless"); return [change(who, "thirst", 1.7e308), change(who, "thirst", 1.7e308)]; } });
