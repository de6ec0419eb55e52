// The bow, the arrow, and the key that brings them together.
import { add, items, verbs } from "gnaw";

add(items, {
  bow: { name: "bow", glyph: "}", tone: "wood", slot: "hand", damage: "1d2", doc: "Yew and sinew. It wants arrows." },
  arrow: { name: "arrow", glyph: "/", tone: "wood", stacks: true, missile: "1d2", doc: "Half of them can be shot again." },
});

add(verbs, {
  shoot: {
    menu: "Shoot", key: "f", time: 1, aimed: true, range: 8, ask: "Shoot what?", none: "You have no arrows.",
    fits: (item) => item.kind === "archery:arrow",
  },
});
