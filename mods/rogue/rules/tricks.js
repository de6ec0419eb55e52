// What hits of some letters do besides harm. Whoever is cancelled has no tricks.
import { change, damage, interrupt, kill, say, set, spend } from "gnaw";
import { wornIn } from "base/rules/equipment.js";
import { experience } from "base/rules/experience.js";
import { told } from "base/rules/words.js";
import { toldOf } from "./disguises.js";
import { isMagic } from "./detection.js";
import { heap } from "./purse.js";
import { MAGIC, POISON, rolls, withstands } from "./rolls.js";
import { stupor } from "./stupor.js";
import { weaker } from "./vigour.js";
import { wears } from "./wearing.js";

/** The same trick, for the hero alone and by nobody who is cancelled. */
const trick = (does) => (attacker, defender, dice, world) => (attacker.cancelled > 0 || !defender.isHero ? [] : does(attacker, defender, dice, world));

/** Worse than this armour does not get. */
const RUINED = 9;

export const rust = trick((_attacker, defender) => {
  const armour = wornIn(defender, "body");
  if (armour === undefined || armour.isFinery || armour.armourValue - armour.bonus >= RUINED) return [];
  if (armour.guarded > 0 || wears(defender, "ring-of-maintain-armour")) return [say("The rust vanishes at once.")];
  return [change(armour, "bonus", -1), say("Your armour looks weaker now. Rust!", "bad"), interrupt()];
});

/** Whoever stands still for so long dies of the cold. */
const FATAL = 50;

export const freeze = trick((attacker, defender, dice, world) => {
  const turns = dice.between(2, 3);
  return defender.paralysed + turns > FATAL ? [kill(defender, "hypothermia")] : stupor(defender, turns, told("rogue.frozen", { attacker: toldOf(attacker, world) }));
});

export const poison = trick((_attacker, defender, dice) => (withstands(defender.level, POISON, dice) ? [] : weaker(defender, 1)));

/** Life that does not come back. */
const sapped = (who, life) => [
  say("You feel weaker than ever.", "bad"),
  who.maxHitPoints - life <= 0 ? kill(who, "a drain of life") : [change(who, "maxHitPoints", -life), set(who, "hitPoints", Math.max(1, who.hitPoints - life))],
];

export const drainLife = trick((_attacker, defender, dice) => (dice.percent(30) ? sapped(defender, rolls(1, 3, dice)) : []));

export const drainLevel = trick((_attacker, defender, dice) => {
  if (!dice.percent(15)) return [];
  if (defender.experience === 0) return [kill(defender, "a drain of life")];
  const level = Math.max(1, defender.level - 1);
  return [set(defender, "level", level), set(defender, "experience", defender.level === 1 ? 0 : experience.toReach(level)), sapped(defender, rolls(1, 10, dice))];
});

/** Each hit holds tighter: what it takes grows by a point. */
export const grip = trick((attacker, defender) => [
  set(attacker, "gripping", attacker.gripping + 1), damage(defender, attacker.gripping + 1, { by: attacker, cause: "a flytrap" }), set(defender, "held", 2),
]);

/** Whom it holds it squeezes even where it misses. */
export const squeeze = trick((attacker, defender) => (attacker.gripping > 0 ? [damage(defender, attacker.gripping, { by: attacker, cause: "a flytrap" })] : []));

/** Gone, with what it took. */
const VANISHED = "vanishing";

export const stealGold = trick((attacker, defender, dice, world) => {
  const parts = withstands(defender.level, MAGIC, dice) ? 1 : 5;
  const taken = Math.min(defender.gold, Array.from({ length: parts }, () => heap(world.depth, dice)).reduce((sum, one) => sum + one, 0));
  return [change(defender, "gold", -taken), kill(attacker, VANISHED), taken > 0 ? say(told("rogue.lighter", { attacker: toldOf(attacker, world) }), "bad") : [], interrupt()];
});

export const stealMagic = trick((attacker, defender, dice, world) => {
  const loose = defender.pack.filter((item) => item.worn === 0 && isMagic(item));
  if (loose.length === 0) return [];
  const item = dice.pick(loose);
  return [spend(item), kill(attacker, VANISHED), say(told("rogue.steals", { attacker: toldOf(attacker, world), item }), "bad"), interrupt()];
});

/** Her gaze confuses, once. */
export const gaze = (who, hero, dice) => {
  if (who.cancelled > 0 || who.gazed > 0 || hero.blind > 0 || hero.hallucinating > 0) return [];
  const line = told("rogue.gaze", { who });
  return [set(who, "gazed", 1), withstands(hero.level, MAGIC, dice) ? [] : [set(hero, "confused", hero.confused + dice.between(20, 39)), say(line, "bad"), interrupt(line)]];
};
