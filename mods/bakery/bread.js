// What the bakery bakes.
import { add, heal, items } from "gnaw";

add(items, {
  "warm-bread": {
    name: "loaf of warm bread", plural: "loaves of warm bread", glyph: "%", tone: "gold", stacks: true, nutrition: 600,
    doc: "Baked this morning, by somebody.", onEat: (who) => [heal(who, 3)],
  },
});
