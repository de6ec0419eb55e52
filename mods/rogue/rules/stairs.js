// Stairs lead down; up they lead only whoever carries the Amulet, and out at the top.
import { leave, say, win } from "gnaw";
import { hasAmulet } from "./furnishing.js";

/** @type {TileUsed} */
export const climbing = (who, action, _tile, _dice, world) => {
  if (action === "descend") return [leave(who, world.depth + 1)];
  if (action !== "ascend") return [];
  if (!hasAmulet(who)) return [say("Your way is barred by some magic.", "magic")];
  return world.depth > 1 ? [leave(who, world.depth - 1), say("The Amulet opens the way.", "gold")] : [win("You came out of the dungeon with the Amulet of Yendor.")];
};
