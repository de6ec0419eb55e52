// Ways that are nobody else's: through water, rock and walls.
import { allow, become, refuse } from "gnaw";
import { told } from "./words.js";

const WATER = ["water", "shallows"];

export const swimming = (_who, tile) => (WATER.includes(tile.kind) ? allow() : refuse(told("bump")));

/** The edge of a level holds. */
const isInside = (tile, { level }) => tile.x > 0 && tile.y > 0 && tile.x < level.width - 1 && tile.y < level.height - 1;

const throughRock = (tile, world) => (isInside(tile, world) ? allow() : undefined);

export const passing = (_who, tile, world) => throughRock(tile, world);

export const digging = (_who, tile, world) => throughRock(tile, world);

/** Where somebody has dug, rubble is left, and a way for all. */
export const burrowing = (_who, tile) => [become(tile.at, "rubble")];
