// Whom one plays.
import { add, creatures } from "gnaw";

add(creatures, {
  hero: { name: "you", glyph: "@", tone: "bright", hitPoints: 30, attack: 5, defense: 2, sight: 9 },
});
