// Statues that walk: slow, hard, and fed by nothing.
import { add, creatures } from "gnaw";

const GUARD = /** @type {const} */ ({ glyph: "S", speed: 75, braves: ["flame", "miasma", "vapour", "brambles", "briars", "spikes", "web", "water"] });

add(creatures, {
  "clay-guard": { ...GUARD, name: "clay guard", tone: "flesh", hitPoints: 16, attack: 4, defense: 1, damage: "1d6+1", doc: "Somebody has made it, and told it to wait." },
  "stone-guard": { ...GUARD, name: "stone guard", tone: "stone", hitPoints: 38, attack: 9, defense: 5, damage: "2d5+2", doc: "It has stood there for a hundred years, and did not mind." },
  "bronze-guard": { ...GUARD, name: "bronze guard", tone: "gold", hitPoints: 62, attack: 13, defense: 8, damage: "2d6+3", doc: "It rings when it is struck. It does not feel it." },
});
