// in play: not today
import { add, offer, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [offer({ title: "A choice", options: { get one() { throw new Error("not today"); } } })] });
