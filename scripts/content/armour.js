// What one wears, and what it costs in silence.
import { add, items } from "gnaw";

const ARMOUR = /** @type {const} */ ({ glyph: "[", tone: "iron", slot: "body" });
const RING = /** @type {const} */ ({ glyph: "=", tone: "gold", slot: "finger" });

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
  "ring-of-thrift": { ...RING, name: "ring of thrift", plural: "rings of thrift", digestion: 0.6, doc: "The stomach empties slowly." },
  "ring-of-mending": { ...RING, name: "ring of mending", plural: "rings of mending", regeneration: 2, digestion: 1.3, doc: "Wounds close fast, and that makes hungry." },
  "ring-of-silence": { ...RING, name: "ring of silence", plural: "rings of silence", noise: -5, doc: "Your steps make no sound." },
});
