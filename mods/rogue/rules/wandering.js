// Somebody comes by: after some quiet turns, now and then, from where one does not see him.
import { add, meters, set, table } from "gnaw";
import { depths } from "../content/bestiary.js";
import { monsterAt } from "./monsters.js";

export const visits = table("visits", { quietTurns: 70, every: 4, sides: 6, comesOn: 4 }, {
  quietTurns: "number: turns after somebody came in which nobody does, give or take a tenth",
  every: "number: after that a die is thrown every so many turns",
  sides: "number: the sides of that die",
  comesOn: "number: the side on which somebody comes",
});

add(meters, { calm: { start: 70, owner: "world", doc: "turns until somebody may come by" } });

/** @type {TurnEnds} */
export const wandering = (who, dice, world) => {
  if (world.calm > 1) return [set(world, "calm", world.calm - 1)];
  if (dice.between(1, visits.sides) !== visits.comesOn) return [set(world, "calm", visits.every)];
  const at = world.free(dice, { from: who, distance: 10 });
  const again = set(world, "calm", dice.between(visits.quietTurns - 7, visits.quietTurns + 7));
  return [again, at === undefined || world.inView(at) ? [] : monsterAt(world.depth, at, dice, "hunting", depths.wanderers)];
};
