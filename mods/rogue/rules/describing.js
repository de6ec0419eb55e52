// What looking tells: of monsters the odds of a fight, of things what they are for.
import { isUnknown } from "base/rules/identity.js";
import { averageOf } from "base/rules/numbers.js";
import { isUnseen } from "./disguises.js";
import { addedHarm, armourOf, blowsOf, percentToHit, protectionOf } from "./fighting.js";
import { signed } from "./rolls.js";

/** Whether somebody goes after one. */
export const mindOf = (who) => (who.mood === "hunting" ? "It is after you." : "It does not mind you yet.");

/** Dice of an enemy who only touches. */
const NONE = "0d1";

const harm = (who) => blowsOf(who).map((roll) => (roll === NONE ? "no harm" : `${roll}${signed(addedHarm(who))}`)).join(" and ");

/** @type {(who: any, viewer: Creature) => readonly string[]} */
export const creatureLines = (who, viewer) => {
  if (who.isItem) return [];
  if (who.isHero) return [`You: ${harm(who)} a blow, armour ${protectionOf(armourOf(who))}, ${who.kills} killed.`];
  if (isUnseen(who, viewer)) return ["You cannot see what it is."];
  return [
    who.doc ?? "", mindOf(who),
    `It hits you ${percentToHit(who, viewer)} times in 100, for ${harm(who)}; you hit it ${percentToHit(viewer, who)} times in 100, for ${harm(viewer)}.`,
  ].filter(Boolean);
};

/** @type {(item: any) => readonly string[]} */
export const itemLines = (item) => {
  if (!item.isItem) return [];
  if (isUnknown(item)) return ["You do not know yet what it does."];
  return [item.doc ?? "", ...asWeapon(item), ...(item.armourValue === undefined ? [] : [`Armour ${protectionOf(item.armourValue - (item.examined === 1 ? item.bonus : 0))} when worn.`])].filter(Boolean);
};

const asWeapon = (item) =>
  item.handDice === undefined ? [] : [`${item.handDice} in hand, ${item.hurlDice} when ${item.bowOf === undefined ? "thrown" : "shot from its bow"}: about ${Math.round(averageOf(item.handDice))} and ${Math.round(averageOf(item.hurlDice))}.`];
