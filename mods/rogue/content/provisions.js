// Food, gold, and what one came for.
import { add, items } from "gnaw";

add(items, {
  food: { name: "ration of food", plural: "rations of food", glyph: ":", tone: "food", stacks: true, nutrition: 1300, price: 2, doc: "Dull, dry and filling." },
  "slime-mold": { name: "slime mold", glyph: ":", tone: "leaf", stacks: true, nutrition: 1300, price: 2, doc: "A fruit, people say." },
  gold: { name: "piece of gold", plural: "pieces of gold", glyph: "*", tone: "gold", stacks: true, doc: "What it is all for." },
  amulet: { name: "Amulet of Yendor", plural: "Amulets of Yendor", glyph: ",", tone: "gilt", price: 1000, doc: "With it the stairs lead up again." },
});
