// What stairs do, and whatever leads to a place beside the dungeon; with the Horn in the pack the first stairs up lead home.
import { enter, leave, say, win } from "gnaw";
import { atHeel, company } from "./allies.js";
import { hasHorn } from "./wanderers.js";
import { told } from "./words.js";

export const stairs = (who, action, tile, _dice, world) => {
  if (tile.place !== undefined) return walks(who, (others) => enter(who, /** @type {never} */ (tile.place), others));
  if (action === "descend") return walks(who, (others) => leave(who, world.depth + 1, others));
  if (action !== "ascend") return [];
  if (world.depth > 1) return walks(who, (others) => leave(who, world.depth - 1, others));
  return hasHorn(who)
    ? [win(told("wins"))]
    : [say(told("noWayHome"))];
};

const walks = (who, to) => {
  const others = company(who);
  return [to({ with: others }), atHeel(who, others)];
};
