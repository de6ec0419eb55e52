// The dungeon does not stay empty: now and then somebody comes, sooner for a thief of the Horn.
import { memoized, table } from "gnaw";
import { deeper } from "./bands.js";
import { horde } from "./hordes.js";

export const wanderers = table("wanderers", { from: 2, oneInTurns: 600, oneInWithHorn: 120, deeperWithHorn: 3, farAway: 20, mostAtOnce: 30 }, {
  from: "number: the depth that must have been reached before anybody comes",
  oneInTurns: "number: a horde comes in one of so many turns; it is decided every ten, so that fewer than ten are ten",
  oneInWithHorn: "number: the same while the hero carries the Horn",
  deeperWithHorn: "number: from how many bands of ten deeper down they come then",
  farAway: "number: cells from the hero at the least",
  mostAtOnce: "number: with more creatures on a level nobody comes",
});

/** Whether somebody carries what everybody is after. */
export const hasHorn = memoized((who) => who.pack.some((item) => item.kind === "horn"));

/** Those who come for somebody: from deeper down, if he is a thief. */
export const hunters = (who, depth, at, dice) => horde(hasHorn(who) ? deeper(depth, wanderers.deeperWithHorn) : depth, at, "hunting", dice);

/** After so many turns it is decided whether somebody comes. */
export const DECIDED_EVERY = 10;

export const wandering = (who, dice, world) => {
  const turns = hasHorn(who) ? wanderers.oneInWithHorn : wanderers.oneInTurns;
  if (!dice.oneIn(Math.max(1, Math.round(turns / DECIDED_EVERY)))) return [];
  if (world.place !== undefined || world.deepest < wanderers.from || world.creatures.length > wanderers.mostAtOnce) return [];
  const at = world.free(dice, { from: who, distance: wanderers.farAway });
  return at === undefined || world.inView(at) ? [] : hunters(who, world.depth, at, dice);
};
