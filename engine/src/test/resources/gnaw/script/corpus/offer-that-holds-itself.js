// in play: does one hold itself?
import { add, offer, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { const effects = []; effects.push(offer({ title: "Again?", options: { yes: { text: "Yes", effects } } })); return effects; } });
