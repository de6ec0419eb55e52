// What can be eaten, and what a meal of it does.
import { add, cells, items } from "gnaw";

cells(items, { nutrition: "number?: turns of nourishment a meal gives" });

add(items, {
  ration: { name: "ration", glyph: "%", tone: "food", stacks: true, nutrition: 900, doc: "Hard bread and dried meat." },
});
