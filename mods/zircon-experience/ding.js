// The choice that comes with a level: the base game's, with what Caves of Zircon gives for each.
import { amend, change, offer, say } from "gnaw";
import { talents } from "base/content/talents.js";

const more = (meter, by, looks) => (who) => [change(who, meter, by), say(`You look ${looks}.`, "good")];

/** More life is room for more, not life itself: the hit points stay. */
amend(talents, {
  life: { text: "Max HP +10", effects: more("maxHitPoints", 10, "healthier") },
  attack: { text: "Attack +2", effects: more("attack", 2, "stronger") },
  defense: { text: "Defense +2", effects: more("defense", 2, "tougher") },
  sight: { text: "Vision +1", effects: more("sight", 1, "more perceptive") },
});

const GIFTS = /** @type {const} */ (["life", "attack", "defense", "sight"]);

export const ding = (who) =>
  offer({
    title: "Ding!",
    text: "Congratulations, you leveled up! Pick an improvement from the options below:",
    options: Object.fromEntries(GIFTS.map((id) => [id, { text: talents[id].text, effects: talents[id].effects(who) }])),
  });
