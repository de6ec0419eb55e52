// Wie Dinge und Wesen in Listen heißen.
import { flavours } from "base/content/flavours.js";
import { isUnknown } from "base/rules/identity.js";
import { fadedName, isFaded } from "base/rules/remnants.js";
import { chargeWord, wornWord } from "base/rules/names.js";
import { runicOf } from "base/rules/runics.js";
import { bonusWord, forms } from "base/rules/words.js";
import { bent } from "./beugung.js";

export const namen = (thing) => {
  if (!thing.isItem) return forms.a(thing);
  const name = nameOf(thing);
  return `${thing.count > 1 ? `${thing.count} ${name.replaceAll("~", "e")}` : bent("ein", thing.gender, name)}${chargeWord(thing)}${wornWord(thing)}`;
};

const nameOf = (item) => {
  if (isFaded(item)) return fadedName(item);
  if (!isUnknown(item)) return `${bonusOf(item)}${item.count > 1 ? (item.plural ?? `${item.name}s`) : item.name}${item.runeKnown > 0 ? ` ${runicOf(item).of}` : ""}`;
  const { looks, one, many } = flavours[item.family];
  return item.count > 1 ? many(looks[item.look]) : one(looks[item.look]);
};

const bonusOf = (item) => bonusWord(item, "−");
