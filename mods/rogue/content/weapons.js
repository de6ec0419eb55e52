// Nine weapons: dice in hand, dice when hurled, and its price.
import { add, items } from "gnaw";

/** @returns {any} */
const weapon = (name, handDice, hurlDice, price, more = {}) => ({
  name, glyph: ")", tone: "iron", slot: "hand", handDice, hurlDice, damage: handDice, price, ...more,
});

/** Found in lots, and thrown one by one. */
const MANY = /** @type {const} */ ({ stacks: true, lot: "1d8+7" });

add(items, {
  "old-mace": weapon("mace", "2d4", "1d3", 8, { doc: "A lump of iron on a stick." }),
  "old-long-sword": weapon("long sword", "3d4", "1d2", 15, { doc: "Long enough." }),
  "old-short-bow": weapon("short bow", "1d1", "1d1", 15, { doc: "Arrows fly from it." }),
  "old-arrow": weapon("arrow", "1d1", "2d3", 1, { ...MANY, bowOf: "old-short-bow", doc: "It wants a bow." }),
  "old-dagger": weapon("dagger", "1d6", "1d4", 3, { stacks: true, lot: "1d4+1", doc: "For the hand and for the air." }),
  "old-two-handed-sword": weapon("two handed sword", "4d4", "1d2", 75, { doc: "The best there is, if one can lift it." }),
  "old-dart": weapon("dart", "1d1", "1d3", 2, { ...MANY, doc: "Light, and soon thrown." }),
  "old-shuriken": weapon("shuriken", "1d2", "2d4", 5, { ...MANY, plural: "shuriken", doc: "A star with sharp points." }),
  "old-spear": weapon("spear", "2d3", "1d6", 5, { stacks: true, lot: "1d1", doc: "It flies further than it thrusts." }),
});
