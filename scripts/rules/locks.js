// Locked doors and gates: a key opens a door, and is spent; whoever has none is told. Nobody is shut in for ever.
import { act, allow, become, instead, interrupt, lay, memoized, refuse, say, spend, table } from "gnaw";
import { deeper } from "./bands.js";
import { horde } from "./hordes.js";
import { told } from "./words.js";

const keyOf = memoized((who) => who.pack.find((item) => item.kind === "key"));

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

export const keys = table("keys", { guards: 1, percentForced: 1 }, {
  guards: "number: how many hordes guard a key that lies in no room of its own",
  percentForced: "number: percent of turns of searching beside a lock or a gate after which it gives way",
});

const FORCED = /** @type {const} */ ({ "locked-door": "open-door", portcullis: "floor" });

/** Whoever falls into a room that is shut, or has lost its key, gets on with patience, which makes hungry. */
export const forcing = (who, action, dice, world) => {
  if (action.id !== "search") return [];
  return world
    .around(who.at, 1)
    .map((at) => world.tileAt(at))
    .filter((tile) => Object.hasOwn(FORCED, tile.kind) && dice.percent(keys.percentForced))
    .map((tile) => [become(tile.at, FORCED[tile.kind]), say(told("lock.forced"), "good"), interrupt(told("lock.forced"))]);
};

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
