// What befalls somebody for a while here, besides what the base game knows; blindness takes all sight but that of the next cell.
import { add, amend, change } from "gnaw";
import { statuses } from "base/content/statuses.js";

/** Whoever is blind sees as far as his hands reach. */
const LOST = 79;

add(statuses, {
  levitating: { label: "Afloat", tone: "good", begins: "You float up from the floor.", ends: "You come down on your feet." },
  hallucinating: { label: "Seeing things", tone: "magic", begins: "Oh, how colourful it all is!", ends: "Everything looks dull again.", isAilment: true },
  discerning: { label: "Sees the unseen", tone: "good", begins: "The air has edges.", ends: "What is hidden is hidden again." },
});

amend(statuses, {
  blind: { onBegin: (who) => [change(who, "sight", -LOST)], onEnd: (who) => [change(who, "sight", LOST)] },
});
