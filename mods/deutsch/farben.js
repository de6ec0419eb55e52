// Wie es aussieht: wärmer, wie bei Kerzenlicht, und mit gemauerten Wänden.
import { amend, palettes, tiles, tones } from "gnaw";

amend(tones, {
  plain: { fore: "#d8cdb4" },
  dim: { fore: "#7d705c" },
  bright: { fore: "#fff6e0" },
  stone: { fore: "#a08c74" },
  water: { fore: "#5f8fae" },
  leaf: { fore: "#7f9a4a" },
});

amend(palettes, {
  usual: { name: "üblich" },
  protan: { name: "ohne Rot (Protan)" },
  deutan: { name: "ohne Grün (Deutan)" },
  tritan: { name: "ohne Blau (Tritan)" },
  contrast: { name: "hoher Kontrast" },
});

amend(tiles, {
  wall: { glyph: "▓", plain: "#" },
  "secret-door": { glyph: "▓", plain: "#" },
  pillar: { glyph: "◊", plain: "O" },
  rubble: { glyph: "∴", plain: ";" },
});
