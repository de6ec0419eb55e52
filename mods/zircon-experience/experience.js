// Whoever kills learns: the more, the stronger the victim was when it was whole, and the less, the more experienced the killer is.
import { amend, heal, say, set, table } from "gnaw";
import { attackOf, defenseOf } from "base/rules/equipment.js";
import { experience } from "base/rules/experience.js";
import { ding } from "./ding.js";

/** Who learns by killing: kinds of creatures, and what the log calls each. */
export const learners = table("learners", { hero: { called: "player" } });

export const learning = table("learning", {
  /** The experience that a level can hold; more is the next level. */
  holds: (level) => Math.pow(level, 1.5) * 20,
  /** What each level takes off the worth of a victim. */
  knownPerLevel: 2,
  /** Hit points that a new level gives back, times its number. */
  healedPerLevel: 2,
});

amend(experience, {
  worth: (victim) => victim.maxHitPoints + attackOf(victim) + defenseOf(victim),
  toReach: (level) => (level === 1 ? 0 : Math.floor(learning.holds(level - 1)) + 1),
});

/** Nobody learns from his own death, nor from a victim that has nothing new to teach. */
export const lessons = (victim, killer) => {
  if (killer === undefined || killer.id === victim.id || !(killer.kind in learners)) return [];
  const learned = experience.worth(victim) - killer.level * learning.knownPerLevel;
  return learned > 0 ? grown(killer, killer.experience + learned) : [];
};

function grown(who, total) {
  const choice = who.isHero ? ding(who) : [];
  return [set(who, "experience", total), levelsGained(who.level, total).map((level) => [advance(who, level), choice])];
}

function levelsGained(from, total) {
  const levels = [];
  for (let level = from; total > learning.holds(level); level += 1) levels.push(level + 1);
  return levels;
}

const advance = (who, level) => [
  set(who, "level", level),
  say(`${learners[who.kind].called} advanced to level ${level}.`, { tone: "good", about: who }),
  heal(who, level * learning.healedPerLevel),
];

/** @type {StatusOf} */
export const experienceBar = (who) => [
  { bar: `Lvl ${who.level}`, value: who.experience, max: experience.toReach(who.level + 1), tone: "magic", text: "" },
];
