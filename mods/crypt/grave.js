// The sarcophagus: its lid does not move while the warden stands, and then only once.
import { actions, add, become, give, isA, items, say, texts, tiles } from "gnaw";

add(items, {
  seal: {
    name: "warden's seal", plural: "warden's seals", glyph: "=", tone: "bone", slot: "finger", armour: 3, regeneration: 1.5,
    doc: "Whoever wears it keeps something. The dead know it.",
  },
});

add(tiles, {
  sarcophagus: { name: "sarcophagus", glyph: "&", tone: "gold", passable: true, transparent: true, action: "unseal" },
  "open-sarcophagus": { name: "open sarcophagus", glyph: "&", tone: "stone", passable: true, transparent: true },
});

add(actions, { unseal: { time: 3, key: "V", menu: "Open a sarcophagus" } });
add(texts, { "no.unseal": { text: "There is no sarcophagus here." } });

export const opening = (who, action, _tile, _dice, world) => {
  if (action !== "unseal") return [];
  return world.creatures.some((one) => isA(one, "warden"))
    ? [say("The lid does not move. Not while he keeps it.", "bone")]
    : [become(who.at, "open-sarcophagus"), give(who, "seal"), say("Under the lid lies a ring: the seal of the warden. It is yours to keep now.", "good")];
};
