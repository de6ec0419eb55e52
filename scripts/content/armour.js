// What one wears, and what it costs in silence.
import { add, items } from "gnaw";
import { pricked } from "../rules/pricking.js";
import { phrase } from "../rules/words.js";

const ARMOUR = /** @type {const} */ ({ glyph: "[", tone: "iron", slot: "body" });
const spiking = (who, attacker, dice) => (dice.oneIn(3) ? pricked(who, attacker, dice.roll("1d4"), phrase("cause.spikes")) : []);

add(items, {
  leather: { ...ARMOUR, name: "leather jerkin", tone: "earth", armour: 2, doc: "Light and quiet." },
  studded: { ...ARMOUR, name: "studded jerkin", tone: "earth", armour: 3, doc: "Leather with iron in it." },
  ring: { ...ARMOUR, name: "suit of ring mail", plural: "suits of ring mail", armour: 4, noise: 1, doc: "It rings, a little." },
  chain: { ...ARMOUR, name: "suit of chain mail", plural: "suits of chain mail", armour: 5, noise: 2, doc: "Thousands of links." },
  splint: { ...ARMOUR, name: "suit of splint mail", plural: "suits of splint mail", armour: 6, noise: 3, doc: "Bars of iron on leather." },
  plate: { ...ARMOUR, name: "suit of plate armour", plural: "suits of plate armour", armour: 8, noise: 5, doc: "Nothing gets in, and everybody hears you." },
  buckler: { ...ARMOUR, name: "buckler", slot: "shield", tone: "wood", armour: 1, doc: "A shield the size of a plate." },
  shield: { ...ARMOUR, name: "iron shield", slot: "shield", armour: 2, noise: 1, doc: "Heavy, and worth it." },
  cap: { ...ARMOUR, name: "iron cap", slot: "head", armour: 1, doc: "Better than hair." },
  "tower-shield": { ...ARMOUR, name: "tower shield", slot: "shield", armour: 4, noise: 2, accuracy: -15, doc: "One hides behind it, and sees little." },
  "spiked-shield": { ...ARMOUR, name: "spiked shield", slot: "shield", armour: 1, onStruck: spiking, doc: "Whoever strikes it may be pricked." },
  cloak: { ...ARMOUR, name: "grey cloak", slot: "back", tone: "ash", noise: -3, doc: "One is overlooked in it." },
  oilskin: { ...ARMOUR, name: "oilskin", slot: "back", tone: "earth", proof: ["water"], doc: "No water carries off what is under it." },
  "felt-boots": { ...ARMOUR, name: "pair of felt boots", plural: "pairs of felt boots", slot: "feet", tone: "earth", noise: -2, doc: "One walks on cats' paws." },
  "nailed-boots": { ...ARMOUR, name: "pair of nailed boots", plural: "pairs of nailed boots", slot: "feet", noise: 2, proof: ["ice", "mud", "brambles", "spikes"], doc: "They grip on ice and in mud, and thorns do not go through." },
  "plague-mask": { ...ARMOUR, name: "plague mask", slot: "head", tone: "bone", proof: ["vapour", "miasma"], doc: "No bad air gets in." },
  salamander: { ...ARMOUR, name: "salamander hide", tone: "fire", armour: 4, proof: ["flame"], doc: "It does not burn, nor does whoever wears it." },
});
