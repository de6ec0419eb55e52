// How each kind of mind hunts.
import { act, table } from "gnaw";
import { usesPower } from "./powers.js";
import { woundedFriend } from "./tricks.js";

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
  healer: {
    hunt: (who, foe, sight, _dice, world) => {
      if (woundedFriend(who, world) !== undefined) return act.plain("tend");
      return world.distance(who.at, foe.at) <= 3 ? (sight.awayFrom(foe) ?? sight.towards(foe)) : act.wait();
    },
  },
}, {
  hunt: "rule: (who, foe, sight, dice, world) => what it does with a turn in which it hunts",
});

/** Goes after a foe as its kind does, or uses what power it has. */
export const hunting = (who, foe, sight, dice, world) =>
  usesPower(who, foe, sight, dice, world) ? act.plain("power", foe) : minds[who.mind ?? "hunter"].hunt(who, foe, sight, dice, world);
