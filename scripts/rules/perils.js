// What the player is asked before the hero steps where he knows that it does harm. What goes on by itself keeps off it anyway.
import { bears } from "./ground.js";
import { isFriend } from "./friends.js";
import { told } from "./words.js";

/** Whoever walks into somebody strikes him, speaks to him or frees him, and stays; with a friend one changes places. */
const isBarred = (creature) => creature !== undefined && !isFriend(creature);

/** Nobody is asked about what he does not see or what does him no harm, nor about ground of the kind on which he stands already. */
export const sureToStep = (who, action, world) => {
  const at = world.next(who.at, action.direction);
  const tile = world.tileAt(at);
  const isMeant = tile.asks === undefined || tile.asks === who.ground.asks || bears(who, tile.kind) || isBarred(world.creatureAt(at));
  return isMeant || !world.inView(at) ? undefined : told(tile.asks);
};
