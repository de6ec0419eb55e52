// Drinking and reading: the thing is spent, one learns what it was, and it does what it does.
import { allow, refuse, say, spend } from "gnaw";
import { isUnknown, learn, tried, unknownIn } from "./identity.js";
import { hasTalentFor } from "./talents.js";
import { told } from "./words.js";

/** Whoever is blind reads nothing. */
export const seeing = (who) => (who.blind > 0 ? refuse(told("read.blind")) : allow());

export const quaffing = (who, _verb, item, _target, dice, world) => [spend(item), tried(item), item.onQuaff(who, dice, world)];

/** What is asked before a drink that does harm or nothing, if one knows what it is. */
export const sureToQuaff = (item, user, world) => {
  if (isUnknown(item)) return undefined;
  if (item.isHarmful) return told("sure.poison", { item });
  return item.isWasted?.(user, world) === true ? told("sure.drink", { item }) : undefined;
};

/** The same of a scroll. */
export const sureToRead = (item, user, world) => {
  if (isUnknown(item)) return undefined;
  if (item.isHarmful) return told("sure.read", { item });
  return item.isWasted?.(user, world) === true ? told("sure.reread", { item }) : undefined;
};

export const reading = (who, _verb, item, _target, dice, world) => [spend(item), tried(item), item.onRead(who, dice, world), scholarship(who, item)];

/** Whoever reads much knows more than what he reads. */
const scholarship = (who, read) =>
  hasTalentFor(who, "isScholar") ? unknownIn(who.pack).filter((item) => item.kind !== read.kind).slice(0, 1).map((item) => [say(told("read.scholar", { item })), learn(item)]) : [];
