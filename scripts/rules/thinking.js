// What creatures other than the hero do with a turn.
import { act } from "gnaw";
import { hunting } from "./minds.js";
import { moodOf } from "./moods.js";

export const thinking = (who, sight, dice, world) => {
  const { act: does } = moodOf(who);
  if (does === undefined) return act.wait();
  if (who.confused > 0) return sight.steps.length === 0 ? act.wait() : dice.pick(sight.steps);
  return (who.hates(world.hero) ? does(who, sight, dice, world) : siding(who, sight, dice, world)) ?? act.wait();
};

/** What those do who have nothing against the hero: they fight their foes, keep near whom they follow, and stroll. */
const siding = (who, sight, dice, world) => {
  const { foe } = sight;
  if (foe !== undefined) return who.mood === "fleeing" ? sight.awayFrom(foe) : hunting(who, foe, sight, dice, world);
  const isLeft = who.follows !== undefined && world.distance(who.at, who.follows.at) > 3;
  return isLeft ? sight.towards(who.follows) : sight.stroll(dice);
};
