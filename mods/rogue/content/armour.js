// Eight armours: the class of whoever wears them and its price.
import { add, items } from "gnaw";

/** @returns {any} */
const armour = (name, armourValue, price, more = {}) => ({ name, plural: name, glyph: "]", tone: "iron", slot: "body", armourValue, price, ...more });

add(items, {
  "leather-armour": armour("leather armour", 8, 20, { tone: "earth", isFinery: true, doc: "It cannot rust." }),
  "ring-mail": armour("ring mail", 7, 25, { doc: "Rings on leather." }),
  "studded-leather": armour("studded leather armour", 7, 20, { tone: "earth", doc: "Leather with nails in it." }),
  "scale-mail": armour("scale mail", 6, 30, { doc: "Like a fish." }),
  "chain-mail": armour("chain mail", 5, 75, { doc: "Link by link." }),
  "splint-mail": armour("splint mail", 4, 80, { doc: "Strips of iron." }),
  "banded-mail": armour("banded mail", 4, 90, { doc: "Bands of iron." }),
  "plate-mail": armour("plate mail", 3, 150, { doc: "A house of iron." }),
});
