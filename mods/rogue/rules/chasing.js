// What monsters do with a turn: they wait, or come straight for the hero; some stray, breathe, stay rooted or look for gold.
import { act, allow, instead } from "gnaw";
import { mayBreathe } from "./breathing.js";

/** A confused one goes where it wants in one turn of so many. */
const CLEAR_ONE_IN = 5;

/** @type {CreatureThinks} */
export const chasing = (who, sight, dice, world) => {
  if (who.mood !== "hunting") return act.wait();
  if (strays(who, dice)) return sight.stroll(dice) ?? act.wait();
  if (mayBreathe(who, dice, world)) return act.plain("breathe", world.hero.at);
  if (who.isRooted) return world.distance(who.at, world.hero.at) <= 1 ? act.attack(world.hero) : act.wait();
  return sight.towards(goal(who, world)) ?? act.wait();
};

const strays = (who, dice) => (who.confused > 0 && !dice.oneIn(CLEAR_ONE_IN)) || (who.straysOneIn !== undefined && dice.oneIn(who.straysOneIn));

/** The greedy go for gold that lies in view first. */
const goal = (who, world) => {
  if (!who.isGreedy) return world.hero.at;
  const gold = world.floorItems.find((item) => item.kind === "rogue:gold" && world.sees(who, item.at));
  return gold === undefined || world.distance(who.at, gold.at) === 0 ? world.hero.at : gold.at;
};

/** Nobody strikes at whoever stands on a scroll of scare monster. @type {MayDo} */
export const scared = (_who, action, world) =>
  action.target?.isHero && world.hero.itemsHere.some((item) => item.kind === "rogue:scroll-of-scare-monster") ? instead(act.wait()) : allow();
