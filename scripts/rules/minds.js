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
  const deed = who.confused > 0 ? sight.stroll(dice) : living[who.mood](who, world.hero, sight, dice, world);
  return deed ?? act.wait();
};

/** By mood: what is done by those who are awake. */
const living = {
  [MOOD.wandering]: (_who, hero, sight, dice) => (dice.percent(30) ? sight.towards(hero) : sight.stroll(dice)),
  [MOOD.hunting]: (who, hero, sight, dice, world) => minds[who.mind ?? "hunter"].hunt(who, hero, sight, dice, world),
  [MOOD.fleeing]: (_who, hero, sight) => sight.awayFrom(hero) ?? sight.towards(hero),
};
