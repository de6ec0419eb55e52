import { add, rules, set } from "gnaw";

const leaking = (who) => [set(who, "water", who.watre - 1)];

add(rules.turnEnds, { leaking });
