// What stairs do, and whatever leads to a place beside the dungeon; with the Horn in the pack the first stairs up lead home.
import { enter, leave, say, win } from "gnaw";
import { hasHorn } from "./wanderers.js";
import { told } from "./words.js";

export const stairs = (who, action, tile, _dice, world) => {
  if (tile.place !== undefined) return [enter(who, /** @type {never} */ (tile.place))];
  if (action === "descend") return [leave(who, world.depth + 1)];
  if (action !== "ascend") return [];
  if (world.depth > 1) return [leave(who, world.depth - 1)];
  return hasHorn(who)
    ? [win(told("wins"))]
    : [say(told("noWayHome"))];
};
