// Fourteen potions, with their prices as published.
import { add, change, heal, items, set } from "gnaw";
import { experience } from "base/rules/experience.js";
import { inflict } from "base/rules/statuses.js";
import { gained } from "../rules/experience.js";
import { isMagic, pointedOut } from "../rules/detection.js";
import { rolls } from "../rules/rolls.js";
import { restored, stronger, weaker } from "../rules/vigour.js";
import { stupor } from "../rules/stupor.js";

/** @returns {any} */
const potion = (of, price, doc, onQuaff, more = {}) => ({
  name: `potion of ${of}`, plural: `potions of ${of}`, glyph: "!", tone: "magic", family: "old-potion", stacks: true, price, doc, onQuaff, ...more,
});

const SILENT = { isSilent: true };

/** Turns that vary by a tenth. */
const spread = (turns, dice) => dice.between(turns - turns / 10, turns + turns / 10);

const over = (who, id) => (who[id] > 0 ? [set(who, id, 1)] : []);

/** Life by dice for each level; what is too much makes room for a little more. */
const healed = (who, sides, more, dice) => {
  const life = rolls(who.level, sides, dice);
  const room = who.hitPoints + life > who.maxHitPoints ? 1 + (more && who.hitPoints + life > who.maxHitPoints + who.level + 1 ? 1 : 0) : 0;
  return [change(who, "maxHitPoints", room), heal(who, life + room), over(who, "blind")];
};

const hurried = (who, dice) => (who.hasted > 0 ? [over(who, "hasted"), stupor(who, dice.between(0, 7), "You faint from exhaustion.")] : inflict(who, "hasted", dice.between(4, 7)));

add(items, {
  "potion-of-confusion": potion("confusion", 5, "Left, right: who knows?", (who, dice) => inflict(who, "confused", spread(20, dice))),
  "potion-of-hallucination": potion("hallucination", 5, "Nothing looks like what it is.", (who, dice) => inflict(who, "hallucinating", spread(850, dice))),
  "potion-of-poison": potion("poison", 5, "It takes strength away.", (who, dice) => weaker(who, dice.between(1, 3))),
  "potion-of-gain-strength": potion("gain strength", 150, "It makes strong.", (who) => stronger(who)),
  "potion-of-see-invisible": potion("see invisible", 100, "It shows what hides.", (who, dice) => [inflict(who, "discerning", spread(850, dice)), over(who, "blind")], SILENT),
  "potion-of-healing": potion("healing", 130, "It closes wounds, and opens eyes.", (who, dice) => healed(who, 4, false, dice)),
  "potion-of-monster-detection": potion("monster detection", 130, "It shows who is about.", (_who, _dice, world) =>
    pointedOut(world.creatures.filter((one) => !one.isHero), "You have a strange feeling of being alone.")),
  "potion-of-magic-detection": potion("magic detection", 105, "It shows where magic lies.", (_who, _dice, world) =>
    pointedOut(world.floorItems.filter(isMagic), "You smell nothing out of the common.")),
  "potion-of-raise-level": potion("raise level", 250, "It teaches all that the next level would.", (who, dice) => gained(who, experience.toReach(who.level + 1) + 1 - who.experience, dice)),
  "potion-of-extra-healing": potion("extra healing", 200, "It closes deep wounds, and clears the head.", (who, dice) => [healed(who, 8, true, dice), over(who, "hallucinating")]),
  "potion-of-haste-self": potion("haste self", 190, "Two steps for one.", hurried),
  "potion-of-restore-strength": potion("restore strength", 130, "What strength was lost comes back.", (who) => restored(who), SILENT),
  "potion-of-blindness": potion("blindness", 5, "It takes the light from the eyes.", (who, dice) => inflict(who, "blind", spread(850, dice))),
  "potion-of-levitation": potion("levitation", 75, "It lifts one over traps.", (who, dice) => inflict(who, "levitating", spread(30, dice))),
});
