// Colours by name.
import { add, tones } from "gnaw";

add(tones, {
  plain: { fore: "#c8c8c8" },
  dim: { fore: "#707070" },
  bright: { fore: "#ffffff" },
  good: { fore: "#6fcf6f" },
  warn: { fore: "#e6c34a" },
  bad: { fore: "#e0564f" },
  stone: { fore: "#8a8f98" },
  wood: { fore: "#b07a3c" },
  earth: { fore: "#a5825a" },
  food: { fore: "#d8a860" },
  water: { fore: "#4f8fd0" },
  leaf: { fore: "#5f9f4a" },
  iron: { fore: "#9fb4c4" },
  magic: { fore: "#b48fe0" },
  flesh: { fore: "#d08070" },
  bone: { fore: "#d8d4b8" },
  gold: { fore: "#f0c850" },
});
