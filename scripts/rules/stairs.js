// What stairs do, and whatever leads to a place beside the dungeon; the first stairs up lead home.
import { enter, leave } from "gnaw";
import { atHeel, company, leftBehind } from "./allies.js";
import { home } from "./homecoming.js";

export const stairs = (who, action, tile, _dice, world) => {
  if (tile.place !== undefined) return walks(who, world, (others) => enter(who, /** @type {never} */ (tile.place), others));
  if (action === "descend") return walks(who, world, (others) => leave(who, world.depth + 1, others));
  if (action !== "ascend") return [];
  return world.depth > 1 ? walks(who, world, (others) => leave(who, world.depth - 1, others)) : home(who);
};

const walks = (who, world, to) => {
  const others = company(who, world);
  return [leftBehind(who, others, world), to({ with: others }), atHeel(who, others)];
};
