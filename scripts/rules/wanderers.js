// The dungeon does not stay empty: now and then somebody comes, sooner for a thief of the Horn.
import { table } from "gnaw";
import { levels } from "../content/levels.js";
import { horde } from "./hordes.js";
import { MOOD } from "./moods.js";

export const wanderers = table("wanderers", { from: 2, oneInTurns: 600, oneInWithHorn: 120, farAway: 20, mostAtOnce: 30 });

/** Whether somebody carries what everybody is after. */
export const hasHorn = (who) => who.pack.some((item) => item.kind === "horn");

export const wandering = (who, dice, world) => {
  if (!dice.oneIn(hasHorn(who) ? wanderers.oneInWithHorn : wanderers.oneInTurns)) return [];
  if (world.deepest < wanderers.from || world.creatures.length > wanderers.mostAtOnce) return [];
  const at = world.free(dice, who.at, wanderers.farAway);
  return at === undefined || world.inView(at) ? [] : horde(world.depth, at, MOOD.hunting, dice, levels.depths);
};
