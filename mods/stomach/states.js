// The six states of a stomach, what each is called on the status line, and in which of them wounds close.
import { add, table, tones } from "gnaw";

add(tones, {
  "stomach-full": { fore: "#00c000" },
  "stomach-normal": { fore: "#a0a0a0" },
  "stomach-hungry": { fore: "#e0e000" },
  "stomach-famished": { fore: "#ff8000" },
  "stomach-starving": { fore: "#000000", back: "#ff8000" },
});

/** From the best to the worst. A stomach is in the first state whose `from` it reaches; one without a `phrase` is entered in silence. */
export const fullnessStates = table("fullnessStates", {
  full: { from: 1201, label: "Full", tone: "stomach-full", heals: true },
  normal: { from: 751, label: "Normal", tone: "stomach-normal", heals: true },
  hungry: { from: 301, label: "Hungry", tone: "stomach-hungry", heals: true, phrase: "getting hungry." },
  veryHungry: { from: 151, label: "Very Hungry", tone: "stomach-hungry", heals: false, phrase: "getting very hungry." },
  famished: { from: 1, label: "Famished", tone: "stomach-famished", heals: false, phrase: "famished!" },
  starving: { from: -Infinity, label: "Starving", tone: "stomach-starving", heals: false, phrase: "starving!" },
});

/** The state of a stomach that holds so much. */
export const stateAt = (fullness) => Object.values(fullnessStates).find((state) => fullness >= state.from);

export const fullnessLabel = (who) => {
  const { label, tone } = stateAt(who.fullness);
  return [{ text: label, tone }];
};
