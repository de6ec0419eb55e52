// What one fights with, and what is thrown.
import { add, items } from "gnaw";

const WEAPON = /** @type {const} */ ({ glyph: ")", tone: "iron", slot: "hand" });
const MISSILE = /** @type {const} */ ({ glyph: "/", tone: "iron", stacks: true });

add(items, {
  dagger: { ...WEAPON, name: "dagger", damage: "1d4+1", accuracy: 10, stroke: "stab", missile: "1d4+1", stacks: true, doc: "Quick, and light enough to throw." },
  "short-sword": { ...WEAPON, name: "short sword", damage: "1d6+2", doc: "A soldier's second blade." },
  spear: { ...WEAPON, name: "spear", damage: "1d8+1", stroke: "pierce", missile: "1d8+1", stacks: true, doc: "Good in the hand and in the air." },
  mace: { ...WEAPON, name: "mace", damage: "2d5", accuracy: -5, stroke: "stagger", doc: "It asks for no edge." },
  axe: { ...WEAPON, name: "axe", damage: "2d5", stroke: "sweep", doc: "For wood, once." },
  "long-sword": { ...WEAPON, name: "long sword", damage: "2d6+2", doc: "Well balanced and well cared for." },
  "war-hammer": { ...WEAPON, name: "war hammer", damage: "3d6+2", accuracy: -15, stroke: "stagger", hands: 2, doc: "Hard to swing, harder to bear." },
  rapier: { ...WEAPON, name: "rapier", damage: "2d4+2", accuracy: 20, stroke: "lunge", doc: "It finds the gaps." },
  cleaver: { ...WEAPON, name: "cleaver", damage: "1d6+1", stroke: "carve", doc: "From some kitchen down here." },
  quarterstaff: { ...WEAPON, name: "quarterstaff", tone: "wood", damage: "1d6+1", hands: 2, armour: 3, doc: "It keeps foes at its length." },
  stone: { ...MISSILE, name: "stone", tone: "stone", missile: "1d4", shot: "1d6+2", launcher: "sling", luresWithin: 5, doc: "There is always another." },
  dart: { ...MISSILE, name: "dart", missile: "1d6", breaks: 25, doc: "Made to be thrown." },
  javelin: { ...MISSILE, name: "javelin", missile: "2d5", breaks: 10, doc: "It can stop a charge." },
});
