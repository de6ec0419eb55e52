// The odds of a fight, both ways, in words.
import { melee } from "./combat.js";
import { damageOf } from "./equipment.js";
import { averageOf, mostOf } from "./numbers.js";
import { told } from "./words.js";

/** "It hits you 72 times in 100, for 4 as a rule; it could kill you in 5 hits." */
export const odds = (viewer, foe) => [chances(foe, viewer), chances(viewer, foe)];

const chances = (attacker, defender) => {
  const percent = Math.round(melee.percentToHit(attacker, defender));
  const added = melee.addedDamage(attacker);
  const usual = Math.max(1, Math.round(averageOf(damageOf(attacker)) + added));
  const hits = Math.ceil(defender.hitPoints / Math.max(1, mostOf(damageOf(attacker)) + added));
  return told("look.odds", { attacker, defender, percent, usual, hits });
};
