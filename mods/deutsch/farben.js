// Wie es aussieht: wärmer, wie bei Kerzenlicht, und mit gemauerten Wänden.
import { amend, tiles, tones } from "gnaw";

amend(tones, {
  plain: { fore: "#d8cdb4" },
  dim: { fore: "#7d705c" },
  bright: { fore: "#fff6e0" },
  stone: { fore: "#a08c74" },
  water: { fore: "#5f8fae" },
  leaf: { fore: "#7f9a4a" },
});

amend(tiles, {
  wall: { glyph: "▓", plain: "#" },
  "secret-door": { glyph: "▓", plain: "#" },
  pillar: { glyph: "◊", plain: "O" },
  rubble: { glyph: "∴", plain: ";" },
});
