// What is thrown flies where one sees: it may strike whoever is there, a potion breaks over him, the rest lies on the floor.
import { allow, drop, refuse, say, spend, table } from "gnaw";
import { melee, strike } from "./combat.js";
import { learn } from "./identity.js";
import { talentsOf } from "./talents.js";
import { phrase, told } from "./words.js";

export const throws = table("throws", { farthest: 9, improvised: "1d2" }, {
  farthest: "number: cells",
  improvised: "text: dice of what is not made for throwing",
});

/** One throws at what one sees and can reach. */
export const aiming = (who, action, world) => {
  if (action.id !== "use" || action.verb !== "throw") return allow();
  if (action.at === undefined || !world.inView(action.at)) return refuse(told("unseen"));
  if (world.distance(who.at, action.at) > throws.farthest) return refuse(told("tooFar"));
  return allow();
};

export const throwing = (who, verb, item, target, dice, world) => {
  if (verb !== "throw" || target === undefined) return [];
  const struck = world.creatureAt(target);
  if (item.family === "potion") return [say(told("flaskBursts"), { about: who }), spend(item), splash(item, struck, dice, world)];
  if (struck === undefined || struck.id === who.id) return [drop(item, target, 1)];
  const cause = phrase("cause.thrown", { item, who });
  const thrown = say(told("throws", { who, item, struck }), { about: who, tone: "dim" });
  const added = melee.addedDamage(who) + talentsOf(who, "throws");
  const { isHit, effects } = strike(who, struck, dice, { roll: item.missile ?? throws.improvised, line: "hits", cause, added });
  return [thrown, isHit && dice.percent(item.breaks ?? 0) ? spend(item) : drop(item, target, 1), effects];
};

/** A bottle does to whom it hits what drinking it would do. One learns what it was by watching. */
const splash = (item, struck, dice, world) =>
  struck === undefined ? [] : [struck.isSeen ? learn(item) : [], item.onQuaff(struck, dice, world)];
