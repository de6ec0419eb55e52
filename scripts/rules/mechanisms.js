// Levers that are pulled, and plinths from which something is taken: both set off what is near.
import { become, interrupt, say, table } from "gnaw";
import { mechanisms } from "../content/mechanisms.js";

export const reach = table("reach", { cells: 9 }, { cells: "number: how far a lever or a plinth works, in cells" });

/** All that is near works, each kind of it told once. */
const setOff = (at, dice, world) =>
  Object.entries(mechanisms).map(([id, { line: one, several = one, works }]) => {
    const near = world.tiles(/** @type {TileId} */ (id)).filter((cell) => world.distance(cell, at) <= reach.cells);
    const line = near.length > 1 ? several : one;
    return near.length === 0 ? [] : [say(line, "warn"), interrupt(line), near.map((cell) => works(cell, dice, world))];
  });

export const pulling = (_who, _action, tile, dice, world) => [become(tile.at, "pulled-lever"), setOff(tile.at, dice, world)];

/** Whoever takes what lies on a plinth has been warned by what stands around. */
export const disturbing = (who, _action, dice, world) =>
  who.ground.kind === "plinth" && who.itemsHere.length === 0 ? [become(who.at, "bare-plinth"), setOff(who.at, dice, world)] : [];
