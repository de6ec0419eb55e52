// Hunger comes in stages, each on a turn of its own: from Satisfied over Hungry, Weak and Faint to death.
import { add, change, interrupt, kill, meters, say, set, table } from "gnaw";
import { hunger } from "base/rules/hunger.js";

/** Turns from one stage to the next, and when the first one may come. */
export const schedule = table("schedule", { stage: 150, firstAtLeast: 900, firstAtMost: 1700 });

add(meters, {
  hungerLevel: { start: 4, owner: "hero", doc: "4 is satisfied, 0 dead: a row of hungerLevels" },
  hungerTurn: { start: 1300, owner: "hero", doc: "the turn on which the next stage comes" },
});

/** What each level is called; the satisfied one is not worth a word. */
export const hungerLevels = table("hungerLevels", {
  satisfied: { level: 4, label: "", tone: "plain" },
  hungry: { level: 3, label: "Hungry", tone: "warn", line: "You are starting to feel hungry" },
  weak: { level: 2, label: "Weak", tone: "bad", line: "You are starting to feel weak" },
  faint: { level: 1, label: "Faint", tone: "bad", line: "You are starting to feel faint", faints: true },
  dead: { level: 0, label: "Dead", tone: "bad" },
});

export const rowOf = (level) => Object.values(hungerLevels).find((row) => row.level === level);

export const firstStage = (hero, dice) => [set(hero, "hungerTurn", dice.between(schedule.firstAtLeast, schedule.firstAtMost))];

/** The turn must be met exactly: a stage whose turn is over never comes. */
export const stages = (who, _dice, world) => {
  const isDue = who.hungerTurn === world.turn;
  const level = Math.max(0, who.hungerLevel - (isDue ? 1 : 0));
  if (level === 0) return [set(who, "hungerLevel", 0), kill(who, "starvation")];
  return isDue ? entered(who, level) : [];
};

/** Turns that are left at the least before one faints; nobody knows how long the satisfied have. */
export const turnsLeft = (who) =>
  rowOf(who.hungerLevel) === hungerLevels.satisfied ? hunger.stomach : Math.max(0, who.hungerLevel - 2) * schedule.stage;

export const levelLabel = (who) => {
  const { label, tone } = rowOf(who.hungerLevel);
  return label === "" ? [] : [{ text: label, tone }];
};

function entered(who, level) {
  const { line, tone } = rowOf(level);
  return [set(who, "hungerLevel", level), change(who, "hungerTurn", schedule.stage), say(line, tone), interrupt(line)];
}
