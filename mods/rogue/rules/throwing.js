// What is thrown or shot: it strikes whoever is in the way, or falls down. What has struck is gone.
import { drop, say, set, spend } from "gnaw";
import { wornIn } from "base/rules/equipment.js";
import { phrase, told } from "base/rules/words.js";
import { chance, missed, rolled, struck } from "./fighting.js";
import { mindOf } from "./describing.js";
import { signed } from "./rolls.js";
import { harmOf } from "./strength.js";

/** Dice and points of a throw: with its bow in hand those of both. */
const shotOf = (who, item) => {
  const bow = wornIn(who, "hand");
  const isShot = item.bowOf !== undefined && bow?.kind === item.bowOf;
  return {
    line: /** @type {TextId} */ (isShot ? "rogue.shot" : "rogue.thrown"),
    roll: (item.bowOf === undefined || isShot ? item.hurlDice : item.handDice) ?? "1d1",
    more: item.bonus + (isShot ? bow.bonus : 0),
    harm: item.damagePlus + (isShot ? bow.damagePlus : 0),
  };
};

/** What is told of somebody while one aims at him: the odds of the throw or shot, not those of a blow. @type {OddsOf} */
export const aimedOdds = (user, verb, item, target) => {
  if (target.isHero) return [];
  if (verb !== "throw") return [mindOf(target)];
  const { roll, more, harm } = shotOf(user, item);
  return [mindOf(target), `You hit it ${chance(user, target, more)} times in 100, for ${roll}${signed(harm + harmOf(user))}.`];
};

/** @type {ItemUsed} */
export const hurling = (user, verb, item, target, dice, world) => {
  if (verb !== "throw" || target === undefined) return [];
  const end = world.path(user.at, target).at(-1) ?? user.at;
  const one = world.creatureAt(end);
  const { line, roll, more, harm } = shotOf(user, item);
  const thrown = say(told(line, { who: user, item }), { about: user, tone: "dim" });
  const calm = user.isHero ? set(user, "quiet", 0) : [];
  if (one === undefined || one.id === user.id) return [thrown, drop(item, end, 1)];
  const hurt = rolled([roll], chance(user, one, more), harm + harmOf(user), dice);
  return [thrown, calm, hurt === undefined ? [missed(user, one, world), drop(item, end, 1)] : [spend(item), struck(user, one, hurt, world, phrase("cause.thrown", { item, who: user }))]];
};
