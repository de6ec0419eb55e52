// in play: choices wait already
import { add, offer, rules } from "gnaw";
add(rules.turnEnds, { ask: (who, dice, world) => (world.turn === 1 ? Array(1500).fill(offer({ title: "?", options: { yes: { text: "Yes" } } })) : []) });
