// What one drinks: water out of flasks, which can be filled again, and a little out of every potion.
import { add, give, items, say } from "gnaw";
import { loot } from "base/content/loot.js";
import { drink, thirst } from "./water.js";

const FLASK = /** @type {const} */ ({ glyph: "!", stacks: true });

add(items, {
  flask: {
    ...FLASK, name: "flask of water", plural: "flasks of water", tone: "water", doc: "Five hundred turns of not thinking about water.",
    onQuaff: (who) => (who.isHero ? [say("Ah. Water.", "good"), drink(who, thirst.flask), give(who, "empty-flask")] : []),
  },
  "empty-flask": {
    ...FLASK, name: "empty flask", tone: "dim", doc: "Drink where there is water, and it is filled.",
  },
});

add(loot, { flask: { from: 1, to: 10, weight: 12 } });

/** Whatever is drunk is wet. */
export const slaking = (who, _verb, item) => (item.family === "potion" ? [drink(who, thirst.potion)] : []);
