// Ways that are nobody else's: through water, rock and walls.
import { allow, become, refuse } from "gnaw";
import { told } from "./words.js";

const WATER = ["water", "shallows"];

export const swimming = (_who, tile) => (WATER.includes(tile.kind) ? allow() : refuse(told("bump")));

/** So many cells from the shore nobody in the water can be at one's throat with his next step. */
const SHORE = 2;

/** Whether the hero is safe from somebody who lives in water and does nothing from afar. */
export const isOutOfReach = (who, world) =>
  who.swims === 1 && who.power === undefined && !world.around(world.hero.at, SHORE).some((at) => WATER.includes(world.tileAt(at).kind));

/** The edge of a level holds. */
const throughRock = (tile) => (tile.isEdge ? undefined : allow());

export const passing = (_who, tile) => throughRock(tile);

export const digging = (_who, tile) => throughRock(tile);

/** Where somebody has dug, rubble is left, and a way for all. */
export const burrowing = (_who, tile) => [become(tile.at, "rubble")];
