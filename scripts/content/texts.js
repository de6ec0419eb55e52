// The engine's own few sentences. {name} stands for what is spoken of.
import { add, texts } from "gnaw";

const lines = (rows) => Object.fromEntries(Object.entries(rows).map(([id, text]) => [id, { text }]));

add(texts, lines({
  bump: "There is no way.",
  nobodyThere: "There is nobody there.",
  nothingHere: "There is nothing here to pick up.",
  notCarried: "You do not carry that.",
  pickedUp: "You pick up {name}.",
  dropped: "You drop {name}.",
  liesHere: "You see here {name}.",
  lieHere: "You see here {name} things.",
  spotted: "You see {name}.",
  explored: "There is nothing more to explore.",
  watched: "Not while {name} is in view.",
  noWay: "You know no way there.",
  "no.descend": "There are no stairs down here.",
  "no.ascend": "There are no stairs up here.",
  "no.drink": "There is no well here.",
  "no.pray": "There is no altar here.",
  "done.rest": "You feel well again.",
}));
