// What a blow does.
import { damage, interrupt, say, table } from "gnaw";

export const melee = table("melee", { percentToHit: 80 });

export const blows = (attacker, defender, dice, world) => {
  const [who, whom] = [world.nameOf(attacker), world.nameOf(defender)];
  const warn = defender.isHero ? [interrupt()] : [];
  if (!dice.percent(melee.percentToHit)) return [say(`${who} misses ${whom}.`, { about: attacker }), warn];
  const amount = Math.max(1, dice.between(1, attacker.attack) - defender.defense);
  return [
    say(`${who} hits ${whom} for ${amount}.`, { about: attacker }),
    damage(defender, amount, { by: attacker, cause: `a blow of ${who}` }),
    warn,
  ];
};
