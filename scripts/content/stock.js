// What is laid out on the places of drawn rooms, by their names: each place of a room has another kind.
import { table } from "gnaw";

const POTIONS = /** @type {const} */ ({ healing: 1, life: 4, speed: 1, might: 1, skin: 2, blaze: 2, frost: 2, rage: 1, scent: 1 });
const SCROLLS = /** @type {const} */ ({ mapping: 1, flight: 1, naming: 1, sharpening: 1, warding: 1, lullabies: 2, terror: 1, recharging: 2, thicket: 1, runes: 3 });
const WANDS = /** @type {const} */ ({
  "wand-of-fire": 2, "wand-of-frost": 2, "wand-of-webs": 2, "wand-of-mastery": 3, "wand-of-swapping": 1, "wand-of-banishing": 2, "wand-of-changing": 2,
});
const CHARMS = /** @type {const} */ ({ "charm-of-health": 1, "charm-of-stone": 1, "charm-of-fear": 1, "charm-of-discord": 3, "charm-of-homing": 1 });
const BETTER = /** @type {const} */ ({ "short-sword": 1, axe: 1, spear: 1, rapier: 4, "long-sword": 5, studded: 1, chain: 4, splint: 6, bow: 1, crossbow: 3 });

export const stock = table("stock", {
  bottle: { on: "pedestal", bonus: 0, kinds: POTIONS },
  book: { on: "pedestal", bonus: 0, kinds: SCROLLS },
  wand: { on: "pedestal", bonus: 0, kinds: WANDS },
  charm: { on: "pedestal", bonus: 0, kinds: CHARMS },
  steel: { on: "pedestal", bonus: 2, kinds: BETTER },
  relic: { on: "plinth", bonus: 3, kinds: BETTER },
  masterpiece: { on: "pedestal", bonus: 3, kinds: { axe: 1, spear: 1, rapier: 1, "long-sword": 1, "war-hammer": 1, splint: 1, shield: 1 } },
  idol: { on: "plinth", bonus: 0, kinds: { ...CHARMS, ...WANDS } },
  ware: { on: "stall", bonus: 1, kinds: { ...POTIONS, ...SCROLLS, ...CHARMS, "ring-of-thrift": 2, "ring-of-mending": 2, "felt-boots": 1, oilskin: 2, "nailed-boots": 2, salamander: 4 } },
  arms: { on: "floor", bonus: 0, kinds: { arrow: 1, "fire-arrow": 2, bolt: 3, dart: 1, javelin: 3, net: 1, caltrops: 2, "smoke-pot": 2 } },
}, {
  on: "id of tiles: what it lies on",
  bonus: "number: how much better than others of their kinds weapons and armour are",
  kinds: "keys of items: kinds to draw from, by the first of ten bands where each may lie there",
});
