// Ding! What one may choose at each level of experience.
import { change, heal, offer, say, table } from "gnaw";
import { told } from "./words.js";

export const levelUps = table("levelUps", {
  life: { text: "Life: eight more hit points", effects: (who) => [change(who, "maxHitPoints", 8), heal(who, 8)] },
  attack: { text: "Attack: hit more often and harder", effects: (who) => [change(who, "attack", 2)] },
  defense: { text: "Defense: be hit less often", effects: (who) => [change(who, "defense", 2)] },
  sight: { text: "Sight: see three cells farther", effects: (who) => [change(who, "sight", 3)] },
}, {
  text: "words: as it stands in the choice",
  effects: "rule: (who) => what the choice brings",
});

/** What every level brings of itself. */
export const levelling = table("levelling", { life: 2 }, {
  life: "number: hit points that each level adds",
});

export const dings = (who, level) => [
  say(told("ding", { level }), "good"),
  change(who, "maxHitPoints", levelling.life),
  heal(who, levelling.life),
  offer({
    title: told("ding.title", { level }),
    text: told("ding.question"),
    options: Object.fromEntries(Object.entries(levelUps).map(([id, { text, effects }]) => [id, { text, effects: effects(who) }])),
  }),
];
