// What things are called.
import { slots } from "./equipment.js";
import { guiseOf, isUnknown } from "./identity.js";
import { fadedName, isFaded } from "./remnants.js";
import { runicOf } from "./runics.js";
import { a, bonusWord, forms, phrase } from "./words.js";

export const names = (thing) => {
  if (!thing.isItem) return forms.a(thing);
  const words = thing.count > 1 ? `${thing.count} ${manyOf(thing)}` : thing.isUnique ? `the ${oneOf(thing)}` : a(oneOf(thing));
  return `${words}${chargeWord(thing)}${wornWord(thing)}`;
};

const oneOf = (item) => (isUnknown(item) ? guiseOf(item).one : isFaded(item) ? fadedName(item) : `${bonusOf(item)}${item.name}${runeOf(item)}`);

const manyOf = (item) => (isUnknown(item) ? guiseOf(item).many : isFaded(item) ? `${fadedName(item)}s` : `${bonusOf(item)}${item.plural ?? `${item.name}s`}`);

const runeOf = (item) => (item.runeKnown > 0 ? ` ${runicOf(item).of}` : "");

const bonusOf = (item) => bonusWord(item, "-");

/** How often what one knows can be used before it is empty, and how often when it is full. */
export const chargeWord = (item) => (item.charges === undefined || isUnknown(item) ? "" : ` (${item.charge}/${item.charges})`);

/** Only one of a stack is worn. */
export const wornWord = (item) => (item.worn === 0 ? "" : phrase(item.count > 1 ? "worn.one" : slots[item.slot].word));
