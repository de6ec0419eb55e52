// What a blow does: a chance to hit by skill against skill, and dice for the damage.
import { damage, interrupt, join, say, table } from "gnaw";
import { accuracyOf, answered, attackOf, damageOf, defenseOf, wornIn } from "./equipment.js";
import { strokeOf } from "./strokes.js";
import { runicOf } from "./runics.js";
import { alerted, moodOf, turnTo } from "./moods.js";
import { talentsOf } from "./talents.js";
import { splitting } from "./tricks.js";
import { clamp } from "./numbers.js";
import { phrase, told } from "./words.js";

export const melee = table("melee", {
  /** Two alike in skill hit four times in five; each point of skill is worth four percent. */
  percentToHit: (attacker, defender) =>
    isHelpless(defender) ? 100 : clamp(80 + 4 * (attackOf(attacker) - defenseOf(defender)) + accuracyOf(attacker), 10, 96),
  /** What skill adds to the dice. */
  addedDamage: (attacker) => Math.floor(attackOf(attacker) / 2),
  timesAsleep: 3,
  onMiss: /** @type {(attacker: Creature, defender: Creature, dice: Dice) => Effects} */ (() => []),
}, {
  percentToHit: "rule: (attacker, defender) => percent",
  addedDamage: "rule: (attacker) => hit points that skill adds to the dice",
  timesAsleep: "number: times the damage to a creature that sleeps",
  onMiss: "rule: (attacker, defender, dice) => what a blow or a throw that misses means to the two, such as a riposte",
});

const isAsleep = (who) => !who.isHero && who.mood === "asleep";

/** Whoever sleeps, is stunned or has fainted cannot avoid a blow. */
export const isHelpless = (who) => who.paralysed > 0 || isAsleep(who);

/** How many times the harm a blow does: sleepers are stabbed. */
export const timesFor = (attacker, defender) => (isAsleep(defender) ? (strokeOf(attacker).timesAsleep ?? melee.timesAsleep) + talentsOf(attacker, "stabs") : 1);

/** One stroke with the given dice, and how many hit points it takes: the text `line` tells it, `cause` stands on a tombstone. */
export const strike = (attacker, defender, dice, { roll, line, cause, times = 1, added = melee.addedDamage(attacker), surer = 0 }) => {
  if (!dice.percent(melee.percentToHit(attacker, defender) + surer)) {
    const word = say(told("misses", { attacker, defender }), { about: attacker, tone: "dim" });
    return { isHit: false, amount: 0, effects: [word, stopped(defender, 0), rouse(defender, attacker), melee.onMiss(attacker, defender, dice)] };
  }
  const amount = Math.max(1, times * (dice.roll(roll) + added));
  const stroke = say(told(line, { attacker, defender, damage: amount }), { about: attacker, tone: defender.isHero ? "warn" : "" });
  return { isHit: true, amount, effects: [stroke, damage(defender, amount, { by: attacker, cause }), stopped(defender, amount), rouse(defender, attacker)] };
};

/** A blow stops whatever the hero is about; one after which he is badly hurt says so. */
const stopped = (who, amount) => {
  if (!who.isHero) return [];
  const danger = who.maxHitPoints * who.caution;
  const falls = who.hitPoints >= danger && who.hitPoints - amount < danger;
  return interrupt(falls ? told("badlyHurt") : "");
};

/** Nobody sleeps through a fight, or stays unaware in one, or takes no side. */
const rouse = (who, by) => {
  if (who.isHero) return [];
  return [turnTo(who, moodOf(who).whenStruck ?? "hunting"), by.isHero && who.side === "neutral" ? join(who, "foes") : []];
};

/** A blow at one, and at whomever else the weapon strikes with it. */
export const blows = (attacker, defender, dice, world) =>
  [[defender, ...(strokeOf(attacker).others?.(attacker, defender, world) ?? [])].map((struck) => blow(attacker, struck, dice, world)), alerted(attacker)];

const blow = (attacker, struck, dice, world, times = timesFor(attacker, struck)) => {
  const line = isAsleep(struck) ? "stabs" : "hits";
  const { isHit, amount, effects } = strike(attacker, struck, dice, { roll: damageOf(attacker), line, cause: phrase("cause.blow", { attacker }), times });
  if (!isHit) return effects;
  return [
    effects, splitting(struck, struck.hitPoints - amount), attacker.onHit?.(attacker, struck, dice, world) ?? [], strokeOf(attacker).onHit?.(attacker, struck, dice) ?? [],
    runicOf(wornIn(attacker, "hand"))?.onHit?.(attacker, struck, dice, world) ?? [], answered(struck, attacker, dice, world),
  ];
};

/** A step that brings a foe within reach, straight ahead, is a blow for whoever can lunge. */
export const lunging = (who, action, dice, world) => {
  const { timesLunging } = strokeOf(who);
  const foe = timesLunging === undefined ? undefined : world.creatureAt(world.next(who.at, action.direction));
  return foe !== undefined && who.hates(foe) ? blow(who, foe, dice, world, timesLunging) : [];
};
