// What actions teach, and how much it takes for the next level.
import { change, table } from "gnaw";
import { averageOf } from "./numbers.js";
import { levelGained } from "./levelling.js";
import { isConjured } from "./spans.js";
import { told } from "./words.js";

export const experience = table("experience", {
  /** Experience in all for a level: 27, 108, 243, 432, 675, … */
  toReach: (level) => 27 * (level - 1) * (level - 1),
  /** Harder ones teach more: life, harm and skill, by their numbers. What was conjured teaches nothing. */
  worth: (victim) => (isConjured(victim) ? 0 : Math.ceil((victim.maxHitPoints + 3 * (averageOf(victim.damage) + victim.attack) + victim.defense) / 3)),
}, {
  toReach: "rule: (level) => experience in all that it takes",
  worth: "rule: (victim) => experience for killing it",
});

/** Before his eyes: of fire, gas, poison or a trap, which may well have been his plan. */
const isFoiled = (victim, hero) => victim.isSeen && victim.hates(hero);

/** The hero learns of those whom he kills, and of foes whom nobody kills. */
const teaches = (victim, killer, { hero }) => experience.worth(victim) > 0 && (killer === undefined ? isFoiled(victim, hero) : killer.isHero);

export const learning = (victim, killer, _cause, dice, world) => (victim.isHero || !teaches(victim, killer, world) ? [] : gain(world.hero, experience.worth(victim), dice));

/** More experience, and a choice for each level that it reaches. */
export const gain = (who, points, dice) => {
  const total = who.experience + points;
  const reached = levelsFrom(who.level + 1, total);
  return [change(who, "experience", points), change(who, "level", reached.length), reached.map((level) => levelGained(who, level, dice))];
};

const levelsFrom = (level, total) => (total < experience.toReach(level) ? [] : [level, ...levelsFrom(level + 1, total)]);

/** @type {StatusOf} */
export const experienceLabels = (who) => {
  const [from, to] = [experience.toReach(who.level), experience.toReach(who.level + 1)];
  return [{ bar: told("bar.level", { level: who.level }), value: who.experience - from, max: to - from, tone: "magic", text: "" }];
};
