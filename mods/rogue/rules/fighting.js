// How blows land: twenty-sided, level against armour class, as published; and what each blow does.
import { damage, interrupt, say, set } from "gnaw";
import { wornIn } from "base/rules/equipment.js";
import { clamp } from "base/rules/numbers.js";
import { inflict } from "base/rules/statuses.js";
import { phrase, told } from "base/rules/words.js";
import { toldOf } from "./disguises.js";
import { harmOf, hitOf, plusOfRings } from "./strength.js";
import { roused } from "./waking.js";

/** Whoever has no armour has this class. */
export const BARE = 10;

/** What somebody who does not expect a blow gives away. */
const UNAWARE = 4;

export const levelOf = (who) => (who.isHero ? who.level : (who.hitDice ?? 1) + who.toughness);

/** The lower, the harder to hit. */
export const armourOf = (who) => {
  if (!who.isHero) return (who.armourClass ?? BARE) - who.toughness;
  const worn = wornIn(who, "body");
  return (worn === undefined ? BARE : worn.armourValue - worn.bonus) - plusOfRings(who, "ring-of-protection");
};

/** The same as one is told it: 0 is bare, and the higher, the better. */
export const protectionOf = (armourClass) => BARE - armourClass;

/** Whether somebody goes after the hero, and so minds his blows. */
const isRunning = (who) => who.isHero || who.mood === "hunting";

/** A throw of 0 to 19 and all that is added must reach what 20 less the level and less the armour class leaves. */
export const chance = (attacker, defender, added) =>
  clamp(5 * (levelOf(attacker) + armourOf(defender) + added + hitOf(attacker) + (isRunning(defender) ? 0 : UNAWARE)), 0, 100);

/** What is in hand adds to a blow, and so do rings, which help no thrown thing. */
const added = (who) => (who.isHero ? (wornIn(who, "hand")?.bonus ?? 0) + plusOfRings(who, "ring-of-dexterity") : 0);
const inHand = (who) => (who.isHero ? (wornIn(who, "hand")?.damagePlus ?? 0) + plusOfRings(who, "ring-of-increase-damage") : 0);

/** What is added to the dice of a blow. */
export const addedHarm = (who) => inHand(who) + harmOf(who);

export const percentToHit = (attacker, defender) => chance(attacker, defender, added(attacker));

/** All the dice of a turn. */
export const blowsOf = (who) => (who.isHero ? [wornIn(who, "hand")?.handDice ?? who.damage] : (who.blows ?? [who.damage]));

/** What some dice do with that chance each: undefined where none of them lands. */
export const rolled = (list, percent, more, dice) =>
  list.filter(() => dice.percent(percent)).reduce((harm, roll) => (harm ?? 0) + Math.max(0, dice.roll(roll) + more), undefined);

export const blows = (attacker, defender, dice, world) => {
  const harm = rolled(blowsOf(attacker), percentToHit(attacker, defender), addedHarm(attacker), dice);
  const calm = [attacker, defender].filter((one) => one.isHero).map((one) => set(one, "quiet", 0));
  return harm === undefined
    ? [calm, missed(attacker, defender, world), attacker.onMissed?.(attacker, defender, dice, world) ?? []]
    : [calm, struck(attacker, defender, harm, world), attacker.onHurt?.(attacker, defender, dice, world) ?? [], confusing(attacker, defender, dice, world)];
};

/** Glowing hands confuse whom they hit, once. */
const confusing = (attacker, defender, dice, world) =>
  attacker.isHero && attacker.glowing > 0 ? [set(attacker, "glowing", 0), inflict(defender, "confused", dice.between(18, 22)), say("Your hands stop glowing."), say(told("rogue.confused", { defender: toldOf(defender, world) }), "good")] : [];

/** A hit with so much harm. */
export const struck = (attacker, defender, harm, world, cause = phrase("cause.blow", { attacker })) => [
  say(told(harm > 0 ? "hits" : "rogue.harmless", { attacker: toldOf(attacker, world), defender: toldOf(defender, world), damage: harm }), { about: attacker, tone: defender.isHero ? "warn" : "" }),
  harm > 0 ? damage(defender, harm, { by: attacker, cause }) : [],
  roused(defender), defender.isHero ? interrupt() : [],
];

export const missed = (attacker, defender, world) => [
  say(told("misses", { attacker: toldOf(attacker, world), defender: toldOf(defender, world) }), { about: attacker, tone: "dim" }), roused(defender), defender.isHero ? interrupt() : [],
];
