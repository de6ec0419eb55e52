// What things are called: what is not known by its looks, and how good a thing is only once one knows.
import { isUnknown } from "base/rules/identity.js";
import { wornWord } from "base/rules/names.js";
import { a } from "base/rules/words.js";
import { flavours } from "base/content/flavours.js";

const signed = (number) => (number < 0 ? `${number}` : `+${number}`);

/** Its points in front of the name, where they are known. */
const plus = (item) => {
  if (item.examined === 0) return "";
  if (item.slot === "hand") return `${signed(item.bonus)},${signed(item.damagePlus)} `;
  return item.armourValue !== undefined  || item.slot === "finger" ? `${signed(item.bonus)} ` : "";
};

const one = (item) => (isUnknown(item) ? flavours[item.family].one(flavours[item.family].looks[item.look]) : `${plus(item)}${item.name}`);
const many = (item) => (isUnknown(item) ? flavours[item.family].many(flavours[item.family].looks[item.look]) : `${plus(item)}${item.plural ?? `${item.name}s`}`);

/** Armour is no single thing. */
const alone = (item) => (item.armourValue !== undefined ? one(item) : a(one(item)));

/** @type {NameOf} */
export const named = (item) => {
  if (!item.isItem || item.price === undefined) return undefined;
  return `${item.count > 1 ? `${item.count} ${many(item)}` : alone(item)}${wornWord(item)}`;
};
