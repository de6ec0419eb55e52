// What opens a locked door.
import { add, items } from "gnaw";

add(items, {
  key: { name: "heavy key", glyph: "?", plain: "?", tone: "gold", doc: "It fits a lock on this depth, or on none." },
});
