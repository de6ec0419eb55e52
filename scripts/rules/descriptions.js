// What looking at somebody or something tells.
import { items, verbs } from "gnaw";
import { powers } from "../content/powers.js";
import { talents } from "../content/talents.js";
import { melee } from "./combat.js";
import { isPosing } from "./disguises.js";
import { wastedBy } from "./eating.js";
import { attackOf, damageOf, defenseOf, wornBy, wornIn } from "./equipment.js";
import { isFriend } from "./friends.js";
import { isUnknown } from "./identity.js";
import { asKey } from "./keyrings.js";
import { moodLine } from "./moods.js";
import { names } from "./names.js";
import { added, signed } from "./numbers.js";
import { harmOf, odds } from "./odds.js";
import { runicOf } from "./runics.js";
import { strokes } from "./strokes.js";
import { talentsOf } from "./talents.js";
import { told } from "./words.js";

export const descriptions = (thing, viewer) => {
  if (thing.isItem) return ofItem(thing, viewer);
  if (isPosing(thing)) return [];
  return thing.isHero ? ofHero(thing) : ofCreature(thing, viewer).filter(Boolean);
};

const ofCreature = (who, viewer) => [who.doc ?? "", moodLine(who), ...chancesOf(who, viewer)];

/** Nobody fights those in chains, nor his friends. */
const chancesOf = (who, viewer) => {
  if (who.mood === "captive") return [told("look.captive", { who })];
  return viewer.hitPoints > 0 && (!isFriend(who) || who.hates(viewer)) ? [...missileOf(who), ...powerOf(who), ...odds(viewer, who)] : [];
};

/** What somebody throws from afar, and what that takes. */
const missileOf = (who) => {
  const missile = who.mind === "archer" ? who.pack.find((item) => item.missile !== undefined) : undefined;
  return missile === undefined ? [] : [told("look.missile", { who, missile, harm: harmOf(missile.missile, melee.addedDamage(who)) })];
};

/** What somebody can do from afar by a power, where that takes life. */
const powerOf = (who) => {
  const power = who.power === undefined ? undefined : powers[who.power];
  return power?.harm === undefined ? [] : [told("look.power", { range: power.range, harm: harmOf(power.harm, 0) })];
};

const ofHero = (who) => [
  told("look.self"),
  told("look.skill", { attack: attackOf(who), defense: defenseOf(who), damage: added(damageOf(who), melee.addedDamage(who)) }),
  told("look.kills", { count: who.kills }),
  ...wornBy(who).map(names),
  ...[...new Set(who.talents)].map((id) => learned(talents[id].text, who.talents.filter((other) => other === id).length)),
];

const learned = (text, times) => (times === 1 ? text : told("look.learned", { text, times }));

const ofItem = (item, viewer) => {
  if (isUnknown(item)) return [told("look.unknown")];
  return [item.doc ?? "", ...asFood(item, viewer), ...asWeapon(item, viewer), ...asArmour(item, viewer), asNoise(item), asChange(item), ...asKey(item)].filter(Boolean);
};

const asFood = (item, viewer) => {
  if (item.nutrition === undefined) return [];
  const wasted = wastedBy(viewer, item);
  return [told(wasted === 0 ? "look.meal" : "look.mealWasted", { turns: item.nutrition, wasted }), item.warning ?? ""];
};

/** How much more surely one hits with it, or less. */
const surely = (item) => (item.accuracy === undefined ? "" : told(item.accuracy > 0 ? "look.surer" : "look.lessSure", { percent: Math.abs(item.accuracy) }));

/** What one would go without who takes something else in hand, besides its dice. */
const heldBeside = (item, viewer) => {
  const held = wornIn(viewer, "hand");
  if (item.slot !== "hand" || item.worn === 1 || held === undefined) return [];
  const merits = [strokes[held.stroke ?? "plain"].doc, surely(held)].filter(Boolean);
  return merits.length === 0 ? [] : [told("look.held", { merits: merits.join(" ") })];
};

const asWeapon = (item, viewer) => [
  item.slot === "hand" ? told(instead(item, "look.inHand"), { damage: inHand(item.damage, item.bonus), now: now(viewer) }) : "",
  strokes[item.stroke ?? "plain"].doc,
  item.charges === undefined ? "" : told(chargeText(item), { left: item.charge, most: item.charges, turns: item.recharge }),
  item.bolt === undefined ? "" : told("look.bolt", { damage: item.bolt }),
  item.hands === 2 ? told("look.twoHands") : "",
  item.launcher === undefined ? "" : told("look.shot", { launcher: items[item.launcher].name, damage: item.shot }),
  surely(item),
  item.runeKnown > 0 ? runicOf(item).line : "",
  item.missile === undefined ? "" : told("look.thrown", { damage: thrown(item, viewer) }),
  ...heldBeside(item, viewer),
];

/** Its dice, and what the thrower has learned. */
const thrown = ({ missile }, who) => {
  const more = talentsOf(who, "throws");
  return more === 0 ? missile : `${missile}+${more}`;
};

/** The dice of what it does in hand, and what it adds to the skill of whoever holds it. */
const inHand = (damage, bonus = 0) => (bonus === 0 ? damage : told("look.withAttack", { damage, bonus: signed(bonus) }));

const now = (who) => {
  const weapon = wornIn(who, "hand");
  return inHand(weapon?.damage ?? who.damage, weapon?.bonus);
};

const chargeText = (item) => {
  if (item.recharge === undefined) return "look.wand";
  if (item.charges > 1) return "look.charges";
  return item.charge > 0 ? "look.charged" : "look.spent";
};

const asArmour = (item, viewer) =>
  item.armour === undefined ? [] : [told(instead(item, "look.armour"), { armour: item.armour + item.bonus, now: armourIn(viewer, item.slot) })];

/** Armour of iron is heard, and felt is not. */
const asNoise = (item) => (item.noise ? told(item.noise < 0 ? "look.quieter" : "look.louder", { cells: Math.abs(item.noise) }) : "");

/** Whoever changes his arms in a fight ought to know what that takes. */
const asChange = (item) => (item.slot === undefined || item.worn === 1 || verbs.wear.time === 1 ? "" : told("look.change", { turns: verbs.wear.time }));

/** What the thing in a slot gives, with how good it is; not all that is worn gives any. */
const armourIn = (who, slot) => {
  const worn = wornIn(who, slot);
  return worn?.armour === undefined ? 0 : worn.armour + worn.bonus;
};

/** What is not worn yet is held against what is. */
const instead = (item, text) => (item.worn === 1 ? text : `${text}Instead`);
