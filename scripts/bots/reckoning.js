// What a fight is going to cost, computed as by somebody who has fought many.
import { melee, timesFor } from "../rules/combat.js";
import { damageOf } from "../rules/equipment.js";
import { averageOf, sum } from "../rules/numbers.js";

/** What a blow of one does to another on average, with those that miss. */
export const harm = (attacker, defender) => (melee.percentToHit(attacker, defender) / 100) * (averageOf(damageOf(attacker)) + melee.addedDamage(attacker));

/** How many turns it takes to kill somebody, less what the first stab takes off a sleeper; and what he does in each. */
const duel = (who, foe) => {
  const blow = harm(who, foe);
  return { turns: Math.max(0, foe.hitPoints / blow - timesFor(who, foe) + 1), eachTurn: (harm(foe, who) * foe.speed) / who.speed };
};

/** Hit points that it is likely to cost to kill them all, one after the other: those who die soonest first. */
export const priceOf = (who, foes) => {
  const duels = foes.map((foe) => duel(who, foe)).sort((one, other) => one.turns - other.turns);
  const until = (n) => sum(duels.slice(0, n + 1), ({ turns }) => turns);
  return duels.reduce((price, { eachTurn }, n) => price + Math.max(0, until(n) - 0.5) * eachTurn, 0);
};
