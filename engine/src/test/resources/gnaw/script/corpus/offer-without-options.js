// in play: offer wants at least one option
import { add, offer, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [offer({ title: "?", options: {} })] });
