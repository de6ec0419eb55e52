// What things are called: what is not known by its looks, and how good a thing is only once one knows.
import { wrap } from "gnaw";
import { isUnknown } from "base/rules/identity.js";
import { wornWord } from "base/rules/names.js";
import { a, forms } from "base/rules/words.js";
import { flavours } from "base/content/flavours.js";
import { isPointed } from "./score.js";

const signed = (number) => (number < 0 ? `${number}` : `+${number}`);

/** Its points in front of the name. */
const points = (item) => {
  if (item.slot === "hand") return `${signed(item.bonus)},${signed(item.damagePlus)} `;
  return item.armourValue !== undefined || isPointed(item) ? `${signed(item.bonus)} ` : "";
};

/** The same where they are known. */
const plus = (item) => (item.examined === 0 ? "" : points(item));

const isOurs = (thing) => thing.isItem && thing.price !== undefined;

/** What it is, and how good, for whoever knows that. */
const noun = (item) => `${plus(item)}${madeOf(item, item.name)}`;

/** A stick is a staff or a wand by what it is made of, as its looks say: also in the name of its kind, which shares them. */
export const madeOf = ({ family, look }, name) => (family === "rogue:old-stick" ? name.replace("stick", flavours[family].looks[look].split(" ").at(-1)) : name);

const isArmour = (thing) => isOurs(thing) && thing.armourValue !== undefined;

// Sentences call things as the pack does. Armour is no single thing.
wrap(forms, "noun", (inner) => (thing) => (isOurs(thing) ? noun(thing) : inner(thing)));
wrap(forms, "a", (inner) => (thing) => (isArmour(thing) ? noun(thing) : inner(thing)));

const one = (item) => (isUnknown(item) ? flavours[item.family].one(flavours[item.family].looks[item.look]) : noun(item));
const many = (item) => (isUnknown(item) ? flavours[item.family].many(flavours[item.family].looks[item.look]) : `${plus(item)}${madeOf(item, item.plural ?? `${item.name}s`)}`);

const alone = (item) => (isArmour(item) ? one(item) : a(one(item)));

/** What it is and how good, whether one knows that yet or not. */
export const inFull = (item) => {
  const name = madeOf(item, item.count > 1 ? (item.plural ?? `${item.name}s`) : item.name);
  const whole = `${points(item)}${name}`;
  return item.count > 1 || isArmour(item) ? whole : a(whole);
};

/** @type {NameOf} */
export const named = (item) => {
  if (!item.isItem || !isOurs(item)) return undefined;
  return `${item.count > 1 ? `${item.count} ${many(item)}` : alone(item)}${wornWord(item)}`;
};
