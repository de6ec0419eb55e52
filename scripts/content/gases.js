// Gases: they fill a place; some drift from cell to cell and thin, and some lie still.
import { add, keyedBy, meters, table, tiles } from "gnaw";
import { drifting } from "../rules/gases.js";
import { inflict } from "../rules/statuses.js";

/** @type {typeof drifting} */
const drifts = (tile, dice, world) => drifting(tile, dice, world);

const gas = (name, tone) => /** @type {const} */ ({ name, glyph: "░", plain: "=", tone, passable: true, transparent: true, covers: true });
const drifter = (name, tone) => /** @type {const} */ ({ ...gas(name, tone), shunned: true, daunting: true, eachTurn: drifts });

add(tiles, {
  vapour: drifter("vapour", "magic"),
  miasma: { ...drifter("miasma", "leaf"), asks: "sure.miasma" },
  firedamp: { ...gas("firedamp", "gold"), fuel: 3, burst: "2d5" },
});

export const gases = table("gases", {
  vapour: { percentThins: 15, breathed: (who) => (who.confused < 2 ? inflict(who, "confused", 3) : []) },
  miasma: { percentThins: 10, breathed: (who) => (who.poisoned < 2 ? inflict(who, "poisoned", 4) : []) },
}, {
  percentThins: "number: percent of its cells that clear, each turn",
  breathed: "rule: (who) => what it does to whoever stands in it, each turn",
});

keyedBy(gases, tiles);

add(meters, { under: { start: "floor", holds: "id of tiles", owner: "tile", doc: "what is under the gas there" } });
