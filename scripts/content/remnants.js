// What is left of things whose mod is gone.
import { add, items } from "gnaw";

add(items, {
  remnant: {
    name: "faded thing", glyph: "~", tone: "dim", remembers: "was",
    doc: "Nobody knows any more what it is for. It may come back.",
  },
});
