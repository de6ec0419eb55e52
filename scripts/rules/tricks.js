// Tricks of creatures that their rows name: to burst, to split, to mend, to gulp down what it finds.
import { change, hand, heal, say, set, spawn, spend, table } from "gnaw";
import { foodStolen } from "./foodclock.js";
import { told } from "./words.js";

export const tricks = table("tricks", { leastToSplit: 4, mends: 8, mendsWithin: 5 }, {
  leastToSplit: "number: hit points under which nothing splits",
  mends: "number: hit points that a mystic gives back",
  mendsWithin: "number: cells within which it does",
});

export const bursting = (victim, _killer, _cause, dice, world) => victim.onDeath?.(victim, dice, world) ?? [];

/** A blow that leaves somebody so many hit points, and does not kill, makes two of whoever splits, each with half of them. */
export const splitting = (struck, left) => {
  if (struck.splits !== true || left < tricks.leastToSplit) return [];
  const half = Math.floor(left / 2);
  return [
    set(struck, "hitPoints", left - half),
    spawn(struck.kind, struck.at, { hitPoints: half, mood: "hunting" }, { ally: struck }),
    say(told("splits", { who: struck }), { about: struck }),
  ];
};

/** Whom somebody who can mend would mend now: a wounded friend in reach. */
export const woundedFriend = (who, world) =>
  world.creatures.find((one) =>
    one.id !== who.id && one.side === who.side && one.hitPoints < one.maxHitPoints && world.distance(one.at, who.at) <= tricks.mendsWithin && world.sees(who, one));

export const mending = (who, _action, _dice, world) => {
  const friend = woundedFriend(who, world);
  return friend === undefined ? [] : [heal(friend, tricks.mends), say(told("mends", { who, friend }), { about: who, tone: "warn" })];
};

/** Takes a meal that lies there: from now on it is due again. */
export const snatching = (who, _action, _dice, world) => {
  const meal = world.itemsAt(who.at).find((item) => item.nutrition !== undefined);
  return meal === undefined ? [] : [hand(meal, who, 1), foodStolen(meal.kind, world)];
};

/** Whatever eats grows by it. What it carries was never laid out, or is due again since it was taken. */
export const devouring = (who) => {
  const meal = who.pack.find((item) => item.nutrition !== undefined);
  return meal === undefined
    ? []
    : [spend(meal), change(who, "maxHitPoints", 5), heal(who, 10), say(told("devours", { who, meal }), { about: who, tone: "warn" })];
};
