// What killing is worth, and how much each level takes, as published.
import { amend, change, heal, say, set, table } from "gnaw";
import { experience } from "base/rules/experience.js";

export const growth = table("growth", {
  levels: [10, 20, 40, 80, 160, 320, 640, 1300, 2600, 5200, 13000, 26000, 50000, 100000, 200000, 400000, 800000, 2000000, 4000000, 8000000],
  life: "1d10",
});

/** What life adds to the worth of a monster: more, the higher its level. */
export const worthOfLife = (level, life) => {
  const share = Math.floor(life / (level === 1 ? 8 : 6));
  return share * (level > 9 ? 20 : level > 6 ? 4 : 1);
};

/** The level that so much experience makes. */
export const levelAt = (points) => 1 + growth.levels.filter((bound) => bound <= points).length;

amend(experience, {
  toReach: (level) => (level <= 1 ? 0 : (growth.levels[level - 2] ?? Infinity)),
  worth: (victim) => victim.bounty,
});

export const learning = (victim, killer, _cause, dice) => (killer?.isHero ? gained(killer, victim.bounty, dice) : []);

/** More experience, and with each level more life. */
export const gained = (who, points, dice) => {
  const total = who.experience + points;
  const more = levelAt(total) - who.level;
  return [set(who, "experience", total), more > 0 ? risen(who, more, dice) : []];
};

const risen = (who, more, dice) => {
  const life = Array.from({ length: more }, () => dice.roll(growth.life)).reduce((sum, one) => sum + one, 0);
  return [
    change(who, "level", more), change(who, "maxHitPoints", life), heal(who, life),
    say(`Welcome to level ${who.level + more}.`, "good"),
  ];
};
