// Reading the story of the place: stones tell theirs to whoever steps before them, leaves of the diary follow each other.
import { become, change, lay, memoized, say } from "gnaw";
import { chronicle, diary } from "../content/chronicle.js";
import { bandOf, isFirstOf } from "./bands.js";
import { spots } from "./spots.js";
import { told } from "./words.js";

/** The stone of the landmark on a depth. */
const stoneAt = (depth) => Object.values(chronicle).filter(({ from }) => from <= bandOf(depth)).at(-1);

/** It stays to be read again. @type {(who: Creature, tile: Tile, dice: Dice, world: World) => Effects} */
export const inscription = (who, tile, _dice, world) =>
  who.isHero ? [say(stoneAt(world.depth).text, "bone"), become(tile.at, "read-stele")] : [];

/** Whichever leaf one has found, it is the next one. */
export const nextLeaf = (_who, _dice, world) => {
  const leaf = Object.values(diary)[world.leavesRead];
  return leaf === undefined ? [say(told("leaf.last"))] : [change(world, "leavesRead", 1), say(leaf.text, "bone")];
};

const leavesOn = memoized((depth) => Object.values(diary).filter(({ from }) => isFirstOf(from, depth)).length);

/** Leaves lie where whoever wrote them has rested. */
export const strewing = (_who, level, dice) =>
  level.isNew && level.place === undefined
    ? spots(leavesOn(level.depth), level, dice).map((at) => lay("leaf", at))
    : [];
