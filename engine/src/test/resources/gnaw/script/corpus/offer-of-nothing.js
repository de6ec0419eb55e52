// in play: offer wants options such as
import { add, offer, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [offer({ title: "?" })] });
