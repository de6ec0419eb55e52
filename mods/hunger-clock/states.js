// The four states of the clock, from the best to the worst: how long each lasts, how it shows, and what it allows.
import { table, tones, add } from "gnaw";

add(tones, { "clock-hungry": { fore: "#ff8c00" } });

/** How many turns a state lasts after it was entered. In the last one the clock runs on below 0, and hurts. */
export const clockStates = table("clockStates", {
  wellFed: { lasts: 20, label: "Well Fed", tone: "good", line: "", power: 1, heals: true },
  normal: { lasts: 200, label: "", tone: "plain", line: "You are no longer well fed.", power: 0, heals: true },
  hungry: { lasts: 200, label: "Hungry", tone: "clock-hungry", line: "You are hungry.", power: 0, heals: false },
  starving: { lasts: 200, label: "Starving", tone: "bad", line: "You are starving!", power: 0, heals: false },
});

/** Somebody's state: the row of that number. Whoever has no clock is as good as normal. */
export const stateOf = (who) => ("hungerState" in who ? Object.values(clockStates)[who.hungerState] : clockStates.normal);

export const clockLabel = (who) => {
  const { label, tone } = stateOf(who);
  return label === "" ? [] : [{ text: label, tone }];
};
