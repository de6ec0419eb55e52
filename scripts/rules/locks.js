// Locked doors and gates: a key opens a door, and is spent; whoever has none is told. Nobody is shut in for ever.
import { act, become, instead, interrupt, refuse, say, spend, table } from "gnaw";
import { deeper } from "./bands.js";
import { keyFor, keyTo } from "./keyrings.js";
import { find } from "./loot.js";
import { horde } from "./hordes.js";
import { isPedestal } from "./spots.js";
import { told } from "./words.js";

const hasKey = (who) => who.pack.some((item) => item.kind === "key");

/** Walking into one is opening it. */
export const unlocking = (who, action, world) => {
  const at = world.next(who.at, action.direction);
  return keyTo(who, at) === undefined ? refuse(told(hasKey(who) ? "lock.other" : "lock.none")) : instead(act.plain("unlock", at));
};

/** What the action does. */
export const opening = (who, action) => {
  const key = action.at === undefined ? undefined : keyTo(who, action.at);
  return key === undefined ? [] : [spend(key), become(action.at, "open-door"), say(told("lock.opens"), "good")];
};

export const keys = table("keys", { guards: 1, percentForced: 1, tries: 8 }, {
  guards: "number: how many hordes guard a key that lies in no room of its own",
  tries: "number: how many more places are looked at where a key would lie on an island or a pedestal",
  percentForced: "number: percent of turns of searching beside a lock or a gate after which it gives way",
});

const FORCED = /** @type {const} */ ({ "locked-door": "open-door", portcullis: "floor" });

/** Whoever is carried into a room that is shut, or has lost its key, gets on with patience, which makes hungry. */
export const forcing = (who, _action, dice, world) =>
  world
    .around(who.at, 1)
    .map((at) => world.tileAt(at))
    .filter((tile) => Object.hasOwn(FORCED, tile.kind) && dice.percent(keys.percentForced))
    .map((tile) => [become(tile.at, FORCED[tile.kind]), say(told("lock.forced"), "good"), interrupt(told("lock.forced"))]);

/** Where a vault is locked, its key lies in a drawn room that is made for keys, or somewhere with a guard. Such a room without a lock holds something else. */
export const locking = (_who, level, dice, world) => {
  if (!level.isNew) return [];
  const [kept, locks] = [level.marks("key"), level.marks("lock")];
  return [
    level.marks("gate").map((at) => become(at, "portcullis")),
    kept.map((at, n) => [become(at, "plinth"), n < locks.length ? keyFor(locks[n], at, level) : find(deeper(level.depth, 1), at, dice)]),
    locks.slice(kept.length).map((lock) => guarded(lock, level, dice, world)),
    locks.map((at) => become(at, "locked-door")),
  ];
};

/** On an island lies no key: whoever swims to it may lose more than the room is worth. */
const isOnFoot = (at, world) => world.around(at, 1).every((cell) => world.tileAt(cell).kind !== "water");

/** A free place, which is another in place of one that is no good, so many times. */
const reached = (level, dice, world, wish, tries = keys.tries) => {
  const at = level.free(dice, wish);
  const isGood = at === undefined || (isOnFoot(at, world) && !isPedestal(at, level));
  return isGood || tries === 0 ? at : reached(level, dice, world, wish, tries - 1);
};

const guarded = (lock, level, dice, world) => {
  const at = reached(level, dice, world, { from: lock, distance: 15 }) ?? reached(level, dice, world, {});
  return at === undefined ? [] : [keyFor(lock, at, level), Array.from({ length: keys.guards }, () => horde(deeper(level.depth, 1), at, "asleep", dice))];
};
