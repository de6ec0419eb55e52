// Those who came before and died: what lies where they fell, and who may wait there.
import { add, creatures, tiles } from "gnaw";
import { epitaph } from "../rules/predecessors.js";

add(tiles, {
  remains: { name: "bones in rags", glyph: ";", tone: "bright", passable: true, transparent: true, cover: -3, tread: epitaph, about: "place.remains" },
});

add(creatures, {
  revenant: {
    name: "revenant", glyph: "@", tone: "bone", hitPoints: 20, attack: 2, defense: 2, damage: "1d6",
    doc: "It was one like you. It has half the life of that one, and strikes as that one did. It sleeps until somebody comes for its things.",
  },
});
