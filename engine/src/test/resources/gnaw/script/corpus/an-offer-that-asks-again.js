// harmless: nothing to tell
import { add, offer, rules, say } from "gnaw";
const again = () => offer({ title: "?", options: { yes: { text: "Yes", effects: [say("yes")] } } });
add(rules.turnEnds, { ask: () => [again()] });
