// Drinking and reading: the thing is spent, and most tell what they were by what they do.
import { change, spend } from "gnaw";
import { tried } from "base/rules/identity.js";

const isTold = (item, user, world) => !item.isSilent && (item.tellsIf === undefined || item.tellsIf(user, world));

const learnt = (item, user, world) => (isTold(item, user, world) ? tried(item) : []);

/** @type {ItemUsed} */
export const drinking = (user, verb, item, _target, dice, world) => (verb === "quaff" ? [spend(item), learnt(item, user, world), item.onQuaff?.(user, dice, world) ?? []] : []);

/** @type {ItemUsed} */
export const reading = (user, verb, item, _target, dice, world) => (verb === "read" ? [spend(item), learnt(item, user, world), item.onRead?.(user, dice, world) ?? []] : []);

/** Wands and staffs: a charge each time. @type {ItemUsed} */
export const pointing = (user, verb, item, target, dice, world) =>
  verb === "zap" && target !== undefined ? [change(item, "charge", -1, { atLeast: 0 }), learnt(item, user, world), item.onZap?.(user, target, dice, world) ?? []] : [];
