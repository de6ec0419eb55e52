// The cat before and after: shy of everybody, and on your side.
import { add, creatures } from "gnaw";

add(creatures, {
  stray: {
    name: "stray cat", glyph: "f", tone: "wood", hitPoints: 9, attack: 5, defense: 9, damage: "1d4", speed: 150, from: 1, to: 3, weight: 12,
    doc: "Thin, quick and shy. It looks at your pack. It would eat meat if some lay on the floor and nobody stood near.",
  },
  cat: {
    like: "stray", name: "cat", tone: "good", side: "hero", companion: true, hitPoints: 16, weight: 0,
    doc: "Yours, as far as a cat is anybody's. It hunts what hunts you.",
  },
});
