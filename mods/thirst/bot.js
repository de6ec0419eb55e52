// The bot that explores learns to drink, so that simulations stay fair.
import { act, isA } from "gnaw";
import { thirst } from "./water.js";

const isThirsty = (who) => who.water < thirst.most / 4;

/** Out of a flask; else where it stands, or at water that it remembers. */
const drinking = (who, sight) => {
  const flask = who.pack.find((item) => isA(item, "flask"));
  if (flask !== undefined) return act.use("quaff", flask);
  if (who.ground.action === "drink") return act.useTile("drink");
  const water = sight.stairs("drink");
  return sight.foes.length === 0 && water !== undefined ? sight.walkTo(water) : undefined;
};

const isAtWater = (who) => who.ground.action === "drink" && who.pack.some((item) => isA(item, "empty-flask"));

export const drinkingBot = (explore) => (who, sight, dice, world) => {
  const wants = isThirsty(who) || (sight.foes.length === 0 && isAtWater(who));
  return (wants ? (isAtWater(who) ? act.useTile("drink") : drinking(who, sight)) : undefined) ?? explore(who, sight, dice, world);
};
