// Ways that are nobody else's: through water, rock and walls.
import { allow, become, refuse } from "gnaw";
import { told } from "./words.js";

const WATER = ["water", "shallows"];

export const swimming = (_who, tile) => (WATER.includes(tile.kind) ? allow() : refuse(told("bump")));

/** The edge of a level holds. */
const throughRock = (tile) => (tile.isEdge ? undefined : allow());

export const passing = (_who, tile) => throughRock(tile);

export const digging = (_who, tile) => throughRock(tile);

/** Where somebody has dug, rubble is left, and a way for all. */
export const burrowing = (_who, tile) => [become(tile.at, "rubble")];
