// Bats are made of meat: each carries its own, and whoever dies drops all he carries.
import { add, amend, creatures, items, say } from "gnaw";
import "./eating.js";

add(items, {
  "bat-meat": {
    name: "piece of bat meat", plural: "pieces of bat meat", meal: "Bat meat", glyph: "%", tone: "food", stacks: true,
    nutrition: 375, energy: 750, doc: "Stringy, and no treat, but it can be eaten.",
  },
});

amend(creatures, { bat: { name: "bat", carries: ["bat-meat"] } });

/** The base's rule for bodies lays it down; the original tells of it. */
export const dropping = (victim) => victim.pack.map((item) => say(`The ${victim.name} drops the ${item.meal ?? item.name}.`, { about: victim }));
