// How traps are laid and sprung.
import { become, interrupt, set, table } from "gnaw";
import { pitfalls } from "../content/traps.js";

export const trapping = table("pitfallsLaid", { of: 10, levelsForOneMore: 4, most: 10 }, {
  of: "number: a level has traps in as many of so many cases as its depth is",
  levelsForOneMore: "number: levels after which there may be one more",
  most: "number: traps on a level, at the most",
});

const KINDS = Object.keys(pitfalls);

/** Traps of a new level, none of them under the stairs. */
export const laid = (level, dice, world) => {
  if (dice.between(0, trapping.of - 1) >= level.depth) return [];
  const count = Math.min(trapping.most, dice.between(0, Math.max(0, Math.floor(level.depth / trapping.levelsForOneMore) - 1)) + 1);
  return Array.from({ length: count }, () => level.free(dice))
    .filter((at) => at !== undefined && world.tileAt(at).kind === "floor")
    .map((at) => [become(at, "hidden-trap"), set(world.tileAt(at), "trap", /** @type {any} */ (`rogue:${dice.pick(KINDS)}`))]);
};

const nameOf = (tile) => (tile.kind === "hidden-trap" ? tile.trap : tile.kind).replace("rogue:", "");

/** Whoever floats is safe. @type {TileEntered} */
export const tripping = (who, tile, dice, world) => {
  const name = nameOf(tile);
  if (!Object.hasOwn(pitfalls, name) || who.levitating > 0) return [];
  return [tile.kind === "hidden-trap" ? become(tile.at, /** @type {TileId} */ (tile.trap)) : [], interrupt(), pitfalls[name](who, dice, world)];
};
