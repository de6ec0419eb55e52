// How the deep pulls: a little each turn, more the deeper one is already below the least depth, less as time goes by.
import { add, interrupt, meters, say, set, table } from "gnaw";

add(meters, {
  pull: { start: 0, owner: "hero", doc: "how far the least depth is from its next step, of 100,000" },
  leastDepth: { start: 1, owner: "hero", doc: "stairs lead no higher than this" },
});

/** What each turn adds, how soon that wears off, what each level below the least depth adds, and how much makes a step. */
export const descent = table("descent", { perTurn: 85, turnsForOneLess: 850, perLevel: 3, step: 100_000 });

export const pulling = (who, _dice, world) => {
  const pull = who.pull + descent.perTurn - Math.floor(world.turn / descent.turnsForOneLess) + descent.perLevel * (world.depth - who.leastDepth);
  if (pull < descent.step) return [set(who, "pull", Math.max(0, pull))];
  const line = "Far above, stone falls on stone: a way up has closed.";
  return [set(who, "pull", pull - descent.step), set(who, "leastDepth", who.leastDepth + 1), say(line, "warn"), interrupt(line)];
};

/** Whether the level above is closed. */
export const closedAbove = (who, world) => who.leastDepth > 1 && world.depth <= who.leastDepth;

/** @type {StatusOf} */
export const descentLabels = (who) => (who.leastDepth > 1 ? [{ text: `No higher than ${who.leastDepth}`, tone: "warn" }] : []);
