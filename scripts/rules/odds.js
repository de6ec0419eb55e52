// The odds of a fight, both ways, in words.
import { melee } from "./combat.js";
import { damageOf } from "./equipment.js";
import { averageOf, mostOf } from "./numbers.js";
import { told } from "./words.js";

/** "It hits you 72 times in 100, for 4 as a rule; it could kill you in 5 hits." */
export const odds = (viewer, foe) => [blow(foe, viewer), blow(viewer, foe)];

const blow = (attacker, defender) => chances(attacker, defender, damageOf(attacker));

/** The chance that one hits another with these dice, and what that comes to. */
export const chances = (attacker, defender, roll, added = melee.addedDamage(attacker), surer = 0) => {
  const percent = percentOf(attacker, defender, surer);
  const hits = Math.ceil(defender.hitPoints / Math.max(1, mostOf(roll) + added));
  return told("look.odds", { attacker, defender, percent, usual: usualOf(roll, added), hits });
};

const percentOf = (attacker, defender, surer = 0) => Math.min(100, Math.round(melee.percentToHit(attacker, defender) + surer));

const usualOf = (roll, added) => Math.max(1, Math.round(averageOf(roll) + added));

/** How many blows of one end another, on average, with those that miss. */
export const blowsToEnd = (attacker, defender) =>
  Math.ceil((100 * defender.hitPoints) / (percentOf(attacker, defender) * usualOf(damageOf(attacker), melee.addedDamage(attacker))));
