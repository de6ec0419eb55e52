// What frost does: water bears, fire goes out, and whoever is in it is slow.
import { become, keyedBy, table, tiles } from "gnaw";
import { inflict } from "./statuses.js";

export const freezing = table("freezing", {
  water: { into: "black-ice" },
  shallows: { into: "ice" },
  mud: { into: "ice" },
  flame: { into: "ash" },
}, { into: "id of tiles: what frost makes of it" });

keyedBy(freezing, tiles);

export const frozen = (cells, world) => [
  cells.map((at) => world.tileAt(at)).filter((tile) => Object.hasOwn(freezing, tile.kind)).map((tile) => become(tile.at, freezing[tile.kind].into)),
  cells.map((at) => world.creatureAt(at)).filter((one) => one !== undefined).map((one) => inflict(one, "slowed", 6)),
];
