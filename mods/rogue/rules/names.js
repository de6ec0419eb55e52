// What things are called: what is not known by its looks, and how good a thing is only once one knows.
import { wrap } from "gnaw";
import { isUnknown } from "base/rules/identity.js";
import { wornWord } from "base/rules/names.js";
import { a, forms } from "base/rules/words.js";
import { flavours } from "base/content/flavours.js";

const signed = (number) => (number < 0 ? `${number}` : `+${number}`);

/** Its points in front of the name, where they are known. */
const plus = (item) => {
  if (item.examined === 0) return "";
  if (item.slot === "hand") return `${signed(item.bonus)},${signed(item.damagePlus)} `;
  return item.armourValue !== undefined || item.slot === "finger" ? `${signed(item.bonus)} ` : "";
};

const isOurs = (thing) => thing.isItem && thing.price !== undefined;

/** What it is, and how good, for whoever knows that. */
const noun = (item) => `${plus(item)}${madeOf(item, item.name)}`;

/** A stick is a staff or a wand by what it is made of, as its looks say: also in the name of its kind, which shares them. */
export const madeOf = ({ family, look }, name) => (family === "rogue:old-stick" ? name.replace("stick", flavours[family].looks[look].split(" ").at(-1)) : name);

// Sentences call things as the pack does.
wrap(forms, "noun", (inner) => (thing) => (isOurs(thing) ? noun(thing) : inner(thing)));

const one = (item) => (isUnknown(item) ? flavours[item.family].one(flavours[item.family].looks[item.look]) : noun(item));
const many = (item) => (isUnknown(item) ? flavours[item.family].many(flavours[item.family].looks[item.look]) : `${plus(item)}${madeOf(item, item.plural ?? `${item.name}s`)}`);

/** Armour is no single thing. */
const alone = (item) => (item.armourValue !== undefined ? one(item) : a(one(item)));

/** @type {NameOf} */
export const named = (item) => {
  if (!item.isItem || !isOurs(item)) return undefined;
  return `${item.count > 1 ? `${item.count} ${many(item)}` : alone(item)}${wornWord(item)}`;
};
