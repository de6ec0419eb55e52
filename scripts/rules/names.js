// What things are called.
import { flavours } from "../content/flavours.js";
import { slots } from "./equipment.js";
import { isUnknown } from "./identity.js";
import { fadedName, isFaded } from "./remnants.js";
import { runicOf } from "./runics.js";
import { a, bonusWord, forms, phrase } from "./words.js";

export const names = (thing) => {
  if (!thing.isItem) return forms.a(thing);
  const words = thing.count > 1 ? `${thing.count} ${manyOf(thing)}` : a(oneOf(thing));
  return `${words}${wornWord(thing)}`;
};

const oneOf = (item) => (isUnknown(item) ? disguised(item).one : isFaded(item) ? fadedName(item) : `${bonusOf(item)}${item.name}${runeOf(item)}`);

const manyOf = (item) => (isUnknown(item) ? disguised(item).many : isFaded(item) ? `${fadedName(item)}s` : `${bonusOf(item)}${item.plural ?? `${item.name}s`}`);

const runeOf = (item) => (item.runeKnown > 0 ? ` ${runicOf(item).of}` : "");

const disguised = (item) => {
  const { looks, one, many } = flavours[item.family];
  return { one: one(looks[item.look]), many: many(looks[item.look]) };
};

const bonusOf = (item) => bonusWord(item, "-");

/** Of a stack one alone is worn. */
export const wornWord = (item) => (item.worn === 0 ? "" : phrase(item.count > 1 ? "worn.one" : slots[item.slot].word));
