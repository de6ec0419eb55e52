// What a blow does. Attack counts in full against a defence of up to half of it, and fades to a quarter against a better one. In single
// precision, as in growth.js.
import { damage, interrupt, say, set, table } from "gnaw";
import { isHelpless } from "base/rules/combat.js";
import { defenseOf, wornIn } from "base/rules/equipment.js";
import { averageOf } from "base/rules/numbers.js";
import { called } from "./words.js";

const f32 = Math.fround;

/** One blow in so many misses somebody who is awake; of the others half are plain, a quarter strong, a quarter weak. */
export const swings = table("swings", { missesOneIn: 10, strong: 1.5, weak: 0.5 });

export const blows = (attacker, defender, dice, world) => {
  const [who, whom] = [called(attacker), called(defender)];
  const told = (text) => [say(text, { about: attacker }), defender.isHero ? interrupt() : set(defender, "mood", "hunting")];
  if (!isHelpless(defender) && dice.oneIn(swings.missesOneIn)) return told(`${who} misses ${whom}.`);
  const { factor, mark } = swing(dice);
  const amount = rounded(f32(force(attackOf(attacker), defenseOf(defender)) * f32(factor)), dice);
  if (amount === 0) return told(`${who} hits ${whom}, but does no damage.`);
  return [
    told(`${who} hits ${whom} for ${amount} hp${mark}`),
    damage(defender, amount, { by: attacker, cause: who }),
    attacker.onHit?.(attacker, defender, dice, world) ?? [],
  ];
};

/** A weapon adds what its dice bring on average. */
const attackOf = (who) => {
  const weapon = wornIn(who, "hand");
  return weapon === undefined ? who.attack : who.attack + averageOf(weapon.damage) + weapon.bonus;
};

/** What an attack comes to against a defence, before chance. */
const force = (attack, defense) => {
  const [a, d] = [f32(attack), f32(defense)];
  if (a >= f32(d * 2)) return f32(a - d);
  const share = f32(f32(f32(0.125) * a) / Math.max(d, 1));
  return f32(a * f32(0.25 + Math.min(share, 0.25)));
};

const swing = (dice) => {
  if (!dice.oneIn(2)) return { factor: 1, mark: "!" };
  return dice.oneIn(2) ? { factor: swings.strong, mark: "‼" } : { factor: swings.weak, mark: "." };
};

/** Up with the chance of the fraction, else down. */
const rounded = (value, dice) => {
  const whole = Math.floor(value);
  return dice.fraction() < f32(value - whole) ? whole + 1 : whole;
};
