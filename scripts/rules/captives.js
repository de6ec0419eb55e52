// Captives in chains, who go with whoever frees them, and learn from what they kill.
import { change, follow, heal, join, memoized, offer, say, set, spawn, table, takeTime } from "gnaw";
import { metAt } from "./bands.js";
import { told } from "./words.js";

export const captives = table("captives", {
  goblin: { from: 2, to: 4 },
  archer: { from: 3, to: 6 },
  orc: { from: 4, to: 8 },
  ogre: { from: 7, to: 10 },
}, {
  from: "number: the first of ten bands where one lies in chains",
  to: "number: the last band",
});

export const freeing = table("freeing", { turns: 5, lifeEachKill: 2, oneInAttack: 3 }, {
  turns: "number: how long it takes to break the chains",
  lifeEachKill: "number: hit points that a companion gains by a kill",
  oneInAttack: "number: one kill of so many gives a point of attack",
});

const chainedAt = memoized((depth) => metAt(captives, depth));

export const chained = (places, depth, dice) => {
  const kinds = chainedAt(depth);
  return kinds.length === 0 ? [] : places.map((at) => spawn(dice.pick(kinds), at, { mood: "captive" }));
};

/** Nobody fights those in chains. */
export const chaining = (_who, level, _dice, world) =>
  level.isNew ? world.creatures.filter((one) => one.mood === "captive").map((one) => join(one, "neutral")) : [];

export const offeringFreedom = (who, other) =>
  other.mood !== "captive"
    ? []
    : [offer({
        title: told("captive.title", { other }),
        text: told("captive.question", { turns: freeing.turns }),
        options: {
          free: { text: told("captive.free"), effects: [takeTime(who, freeing.turns), join(other, who.side), follow(other, who), set(other, "mood", "wandering"), say(told("captive.freed", { other }), "good")] },
          leave: { text: told("captive.leave") },
        },
        escape: "leave",
      })];

/** A companion grows with what it kills. */
export const comrades = (_victim, killer, _cause, dice) =>
  killer?.follows === undefined
    ? []
    : [
        change(killer, "maxHitPoints", freeing.lifeEachKill), heal(killer, freeing.lifeEachKill),
        dice.oneIn(freeing.oneInAttack) ? change(killer, "attack", 1) : [],
      ];
