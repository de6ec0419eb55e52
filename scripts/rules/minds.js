// What creatures other than the hero do with a turn.
import { act, table } from "gnaw";
import { MOOD } from "./moods.js";

/** How each kind of mind hunts. */
export const minds = table("minds", {
  hunter: { hunt: (_who, foe, sight) => sight.towards(foe) },
  erratic: { hunt: (_who, foe, sight, dice) => (dice.percent(40) ? sight.stroll(dice) : sight.towards(foe)) },
  archer: {
    hunt: (who, foe, sight, _dice, world) => {
      const far = world.distance(who.at, foe.at);
      const missile = who.pack.find((item) => item.missile !== undefined);
      if (missile === undefined || far > 7 || !sight.sees(foe)) return sight.towards(foe);
      return far <= 2 ? (sight.awayFrom(foe) ?? sight.towards(foe)) : act.use("throw", missile, foe.at);
    },
  },
  thief: { hunt: (who, foe, sight) => (who.pack.length > 0 ? (sight.awayFrom(foe) ?? sight.towards(foe)) : sight.towards(foe)) },
}, {
  hunt: "rule: (who, foe, sight, dice, world) => what it does with a turn in which it hunts",
});

export const thinking = (who, sight, dice, world) => {
  if (who.mood === MOOD.asleep || who.mood === MOOD.lurking) return act.wait();
  if (who.confused > 0) return sight.stroll(dice) ?? act.wait();
  const foe = sight.foes[0];
  const deed = who.hates(world.hero) ? living[who.mood](who, foe ?? world.hero, sight, dice, world) : siding(who, foe, sight, dice, world);
  return deed ?? act.wait();
};

/** What those do who have nothing against the hero: they fight their foes, keep near whom they follow, and stroll. */
const siding = (who, foe, sight, dice, world) => {
  if (foe !== undefined) return who.mood === MOOD.fleeing ? sight.awayFrom(foe) : hunting(who, foe, sight, dice, world);
  const isLeft = who.follows !== undefined && world.distance(who.at, who.follows.at) > 3;
  return isLeft ? sight.towards(who.follows) : sight.stroll(dice);
};

/** Goes after a foe as its kind does. */
export const hunting = (who, foe, sight, dice, world) => minds[who.mind ?? "hunter"].hunt(who, foe, sight, dice, world);

/** By mood: what is done by those who are awake. */
const living = {
  [MOOD.wandering]: (_who, foe, sight, dice) => (dice.percent(30) ? sight.towards(foe) : sight.stroll(dice)),
  [MOOD.hunting]: hunting,
  [MOOD.fleeing]: (_who, foe, sight) => sight.awayFrom(foe) ?? sight.towards(foe),
};
