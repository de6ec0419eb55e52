// Gases: they fill a place, drift from cell to cell, and thin.
import { add, keyedBy, meters, table, tiles } from "gnaw";
import { drifting } from "../rules/gases.js";
import { inflict } from "../rules/statuses.js";

/** @type {typeof drifting} */
const drifts = (tile, dice, world) => drifting(tile, dice, world);

const gas = (name, tone) => /** @type {const} */ ({ name, glyph: "░", plain: "=", tone, passable: true, transparent: true, shunned: true, daunting: true, eachTurn: drifts });

add(tiles, {
  vapour: gas("vapour", "magic"),
  miasma: { ...gas("miasma", "leaf"), asks: "sure.miasma" },
  firedamp: { ...gas("firedamp", "gold"), shunned: false, daunting: false, fuel: 3, burst: "2d5" },
});

export const gases = table("gases", {
  vapour: { percentThins: 15, breathed: (who) => (who.confused < 2 ? inflict(who, "confused", 3) : []) },
  miasma: { percentThins: 10, breathed: (who) => (who.poisoned < 2 ? inflict(who, "poisoned", 4) : []) },
  firedamp: { percentThins: 0, breathed: () => [] },
}, {
  percentThins: "number: percent of its cells that clear, each turn",
  breathed: "rule: (who) => what it does to whoever stands in it, each turn",
});

keyedBy(gases, tiles);

add(meters, { under: { start: "floor", holds: "id of tiles", owner: "tile", doc: "what is under the gas there" } });
