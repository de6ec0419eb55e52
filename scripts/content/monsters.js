// Who lives in the dungeon.
import { add, creatures } from "gnaw";

add(creatures, {
  rat: { name: "rat", glyph: "r", tone: "earth", hitPoints: 5, attack: 2, defense: 0 },
});
