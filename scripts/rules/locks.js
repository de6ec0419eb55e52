// Locked doors and gates: a key opens a door, and is spent; whoever has none is told.
import { act, allow, become, instead, lay, refuse, say, spend, table } from "gnaw";
import { deeper } from "./bands.js";
import { horde } from "./hordes.js";
import { told } from "./words.js";

const keyOf = (who) => who.pack.find((item) => item.kind === "key");

/** Walking into one is opening it. */
export const unlocking = (who, action, world) => {
  if (action.id !== "step" || world.tileAt(world.next(who.at, action.direction)).kind !== "locked-door") return allow();
  return keyOf(who) === undefined ? refuse(told("lock.none")) : instead(act.plain("unlock", world.next(who.at, action.direction)));
};

/** What the action does. */
export const opening = (who, action) => {
  const key = keyOf(who);
  return key === undefined || action.at === undefined ? [] : [spend(key), become(action.at, "open-door"), say(told("lock.opens"), "good")];
};

export const keys = table("keys", { guards: 1 }, { guards: "number: how many hordes guard a key that lies in no room of its own" });

/** Where a vault is locked, its key lies in a drawn room that is made for keys, or somewhere with a guard. */
export const locking = (_who, level, dice) => {
  if (!level.isNew) return [];
  const kept = level.marks("key");
  return [
    level.marks("gate").map((at) => become(at, "portcullis")),
    kept.map((at) => [become(at, "plinth"), lay("key", at)]),
    level.marks("lock").slice(kept.length).map((lock) => keyTo(lock, level, dice)),
    level.marks("lock").map((at) => become(at, "locked-door")),
  ];
};

const keyTo = (lock, level, dice) => {
  const at = level.free(dice, { from: lock, distance: 15 }) ?? level.free(dice);
  return at === undefined ? [] : [lay("key", at), Array.from({ length: keys.guards }, () => horde(deeper(level.depth, 1), at, "asleep", dice))];
};
