// The colours that a player may choose among. In each, what is good, a warning and bad look unlike for whom it is made.
import { add, palettes } from "gnaw";

add(palettes, {
  usual: {
    name: "usual",
    tones: {
      text: { fore: "#c8c4b8", back: "#101014" },
      title: { fore: "#e8b44c" },
      key: { fore: "#7fc8e8" },
      frame: { fore: "#5c5850" },
      chosen: { fore: "#fff4d8", back: "#5a3c14" },
      remembered: { fore: "#4a5a84", back: "#0c1226" },
    },
  },
  protan: {
    name: "without red (protan)",
    tones: { good: { fore: "#3c9cff" }, warn: { fore: "#fff060" }, bad: { fore: "#ff6a00" }, leaf: { fore: "#6ab0e0" }, flesh: { fore: "#e0b060" } },
  },
  deutan: {
    name: "without green (deutan)",
    tones: { good: { fore: "#3c9cff" }, warn: { fore: "#fff060" }, bad: { fore: "#f04800" }, leaf: { fore: "#6ab0e0" }, flesh: { fore: "#e0b060" } },
  },
  tritan: {
    name: "without blue (tritan)",
    tones: { good: { fore: "#00d8c8" }, warn: { fore: "#ff70ff" }, bad: { fore: "#e81818" }, water: { fore: "#60d0c8" }, magic: { fore: "#e070a8" } },
  },
  contrast: {
    name: "high contrast",
    contrast: 9,
    tones: {
      text: { fore: "#ffffff", back: "#000000" },
      dim: { fore: "#b8b8b8" },
      good: { fore: "#40ff40" },
      warn: { fore: "#ffff00" },
      bad: { fore: "#ff8080" },
      title: { fore: "#ffd060" },
      key: { fore: "#80e0ff" },
      frame: { fore: "#c0c0c0" },
      chosen: { fore: "#000000", back: "#ffe080" },
      remembered: { fore: "#9098b0", back: "#000000" },
      wall: { fore: "#ffffff", back: "#404040" },
      floor: { fore: "#b0b0b0", back: "#000000" },
    },
  },
});
