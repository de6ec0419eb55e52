// What one came for, and what one might come for.
import { add, items } from "gnaw";

add(items, {
  horn: {
    name: "Horn of Plenty", glyph: "♪", plain: "&", tone: "gold", digestion: 0.25, isPrize: true, isUnique: true,
    doc: "It never empties. Near it one is hardly ever hungry. Carry it up, out of the dungeon.",
  },
  cup: {
    name: "Bottomless Cup", glyph: "Y", tone: "gold", isPrize: true, isUnique: true,
    doc: "The King drank from it, and was not filled by that, either. Nobody needs it. It would look well on a shelf.",
  },
});
