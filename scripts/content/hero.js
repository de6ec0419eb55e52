// Whom one plays.
import { add, creatures } from "gnaw";

add(creatures, {
  hero: { name: "you", glyph: "@", tone: "bright", hitPoints: 40, attack: 2, defense: 2, sight: 9, damage: "1d3" },
});
