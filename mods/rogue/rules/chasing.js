// What monsters do with a turn: they wait, or come straight for the hero; some stray, breathe or look for gold.
import { act } from "gnaw";

/** @type {CreatureThinks} */
export const chasing = (who, sight, dice, world) => {
  if (who.mood !== "hunting" || who.held > 0) return held(who, world);
  const strays = (who.confused > 0 && !dice.oneIn(5)) || (who.straysOneIn !== undefined && dice.oneIn(who.straysOneIn));
  if (strays) return sight.stroll(dice) ?? act.wait();
  if (who.breath !== undefined && who.breath(who, world.hero, dice, world)) return act.plain("power", world.hero);
  return sight.towards(goal(who, world)) ?? act.wait();
};

/** Who is held strikes at whoever stands beside him. */
const held = (who, world) => (who.mood === "hunting" && world.distance(who.at, world.hero.at) <= 1 ? act.attack(world.hero) : act.wait());

/** The greedy go for gold that lies in view first. */
const goal = (who, world) => {
  if (!who.isGreedy) return world.hero.at;
  const gold = world.floorItems.find((item) => item.kind === "rogue:gold" && world.sees(who, item.at));
  return gold === undefined || world.distance(who.at, gold.at) === 0 ? world.hero.at : gold.at;
};
