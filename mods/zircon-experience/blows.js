// The blows of Caves of Zircon: they always land, and take 1 up to what attack is left over by the defence, each as likely.
import { damage, interrupt, say } from "gnaw";
import { attackOf, damageOf, defenseOf } from "base/rules/equipment.js";
import { averageOf } from "base/rules/numbers.js";

/** Skill, and what is in the hand without its dice. */
const strengthOf = (who) => attackOf(who) + Math.floor(averageOf(damageOf(who)));

export const zirconBlows = (attacker, defender, dice) => {
  const most = Math.max(0, strengthOf(attacker) - defenseOf(defender));
  const harm = Math.floor(dice.fraction() * most) + 1;
  return [
    say(`The ${nameOf(attacker)} hits the ${nameOf(defender)} for ${harm}!`, { about: attacker }),
    damage(defender, harm, { by: attacker, cause: "a blow to the head" }),
    defender.isHero ? interrupt() : [],
  ];
};

const nameOf = (who) => (who.isHero ? "player" : who.name);
