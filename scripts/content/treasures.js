// What one came for.
import { add, items } from "gnaw";

add(items, {
  horn: {
    name: "Horn of Plenty", glyph: "♪", plain: "&", tone: "gold", digestion: 0.25,
    doc: "It never empties. Near it one is hardly ever hungry. Carry it up, out of the dungeon.",
  },
});
