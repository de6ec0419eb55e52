// Life comes back on every twelfth turn, however hungry one is: a point, or with experience a few.
import { heal, table } from "gnaw";

export const mends = table("mends", { everyTurns: 12, levelsForMore: 3 });

export const mending = (who, dice, world) => {
  if (world.turn % mends.everyTurns !== 0 || who.hitPoints >= who.maxHitPoints) return [];
  const most = Math.floor(who.level / mends.levelsForMore);
  return [heal(who, most > 1 ? dice.between(1, most) : 1)];
};
