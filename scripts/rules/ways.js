// Ways that are nobody else's: through water, rock and walls.
import { allow, become, refuse } from "gnaw";
import { powers } from "../content/powers.js";
import { told } from "./words.js";

const WATER = ["water", "shallows"];

export const swimming = (_who, tile) => (WATER.includes(tile.kind) ? allow() : refuse(told("bump")));

/** Beside the water, and so many cells from him at the most, a swimmer is at one's throat with his next steps. */
const REACH = 4;

/** The farthest from which a swimmer can do something before the next look at him. */
const reachOf = (who) => Math.max(REACH, who.power === undefined ? 0 : powers[who.power].range + 1);

const isAshore = (who, world) => !world.around(who.at, 1).some((at) => WATER.includes(world.tileAt(at).kind));

/** Whether somebody lives in water and does nothing from afar. */
export const isWaterbound = (who) => who.swims === 1 && who.power === undefined;

/** Whether the hero is safe from somebody who is bound to the water: from one who does nothing from afar also on dry land. */
export const isOutOfReach = (who, world) =>
  who.swims === 1 && (world.distance(who.at, world.hero.at) > reachOf(who) || (isWaterbound(who) && isAshore(world.hero, world)));

/** The edge of a level holds. */
const throughRock = (tile) => (tile.isEdge ? undefined : allow());

export const passing = (_who, tile) => throughRock(tile);

export const digging = (_who, tile) => throughRock(tile);

/** Whether there is a wall that can be broken: the edge of a level cannot. */
export const isRock = (at, world) => world.tileAt(at).kind === "wall" && !world.tileAt(at).isEdge;

/** Where somebody has dug, rubble is left, and a way for all. */
export const burrowing = (_who, tile) => [become(tile.at, "rubble")];
