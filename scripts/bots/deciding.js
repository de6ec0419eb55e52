// How a bot decides: its habits are asked in order, and the first that answers counts.
import { act } from "gnaw";

/** What the first of some things comes to for which it comes to anything. */
export const first = (things, come) => {
  for (const thing of things) {
    const found = come(thing);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What the first of some habits that answers says, if one does. */
export const firstOf = (ways) => (who, sight, dice, world) => first(ways, (habit) => habit(who, sight, dice, world));

/** The same, and whoever has no answer waits. */
export const decideBy = (ways) => {
  const decide = firstOf(ways);
  return (who, sight, dice, world) => decide(who, sight, dice, world) ?? act.wait();
};
