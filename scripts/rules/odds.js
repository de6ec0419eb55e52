// The odds of a fight, both ways, in words.
import { melee, timesFor } from "./combat.js";
import { damageOf } from "./equipment.js";
import { averageOf, leastOf, mostOf } from "./numbers.js";
import { phrase, told } from "./words.js";

/** "It has a 72% chance to hit you, usually for 4, and at best could win in 5 blows." */
export const odds = (viewer, foe) => [blow(foe, viewer), blow(viewer, foe)];

const blow = (attacker, defender) => chances(attacker, defender, damageOf(attacker), melee.addedDamage(attacker), 0, timesFor(attacker, defender));

/** The chance that one hits another with these dice, and what that comes to: the first blow `times` as much, for after it nobody sleeps. */
export const chances = (attacker, defender, roll, added = melee.addedDamage(attacker), surer = 0, times = 1) => {
  const percent = percentOf(attacker, defender, surer);
  const most = Math.max(1, mostOf(roll) + added);
  const hits = 1 + Math.max(0, Math.ceil((defender.hitPoints - times * most) / most));
  return told("look.odds", { attacker, defender, percent, usual: usualOf(roll, added, times), hits });
};

/** What a hit takes, with what skill adds to the dice: "2 to 5". */
export const harmOf = (roll, added) => {
  const [least, most] = [Math.max(1, leastOf(roll) + added), Math.max(1, mostOf(roll) + added)];
  return least === most ? least : phrase("recall.harm", { least, most });
};

const percentOf = (attacker, defender, surer = 0) => Math.min(100, Math.round(melee.percentToHit(attacker, defender) + surer));

const usualOf = (roll, added, times = 1) => Math.round(times * Math.max(1, averageOf(roll) + added));

/** How many blows of one end another, on average, with those that miss; the first may be a stab, which is worth several. */
export const blowsToEnd = (attacker, defender) => {
  const each = (percentOf(attacker, defender) / 100) * usualOf(damageOf(attacker), melee.addedDamage(attacker));
  return Math.max(1, Math.ceil(defender.hitPoints / each + 1 - timesFor(attacker, defender)));
};
