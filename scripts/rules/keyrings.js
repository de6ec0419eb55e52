// Whose lock a key fits: it opens one door, says where that is, and does not leave its level.
import { lay, say, set, spend } from "gnaw";
import { phrase, told } from "./words.js";

const third = (at, length) => Math.min(2, Math.floor((3 * at) / length));

/** Nine parts of a level, in reading order. */
const PARTS = ["north-west", "north", "north-east", "west", "middle", "east", "south-west", "south", "south-east"];

/** A key at a place that opens a lock. */
export const keyFor = (lock, at, { depth, place = "", width, height }) => {
  const where = PARTS[3 * third(lock.y, height) + third(lock.x, width)];
  return lay("key", at, { opens: [{ depth, place, x: lock.x, y: lock.y, where, homeX: at.x, homeY: at.y }] });
};

/** The lock that a thing was made for, if it is such a key. */
const lockOf = ({ kind, opens }) => (kind === "key" ? opens[0] : undefined);

const isOf = (lock, level) => lock.depth === level.depth && lock.place === (level.place ?? "");

/** The key somebody has to a door. */
export const keyTo = (who, at) => who.pack.find((item) => item.kind === "key" && (lockOf(item) === undefined || (lockOf(item).x === at.x && lockOf(item).y === at.y)));

/** Where its door is. */
export const asKey = (item) => (lockOf(item) === undefined ? [] : [told("look.key", { where: phrase(`part.${lockOf(item).where}`) })]);

/** Keys of other levels are gone as soon as one comes to this one, and those of this one are back. */
export const returning = (who, level, _dice, world) => {
  const gone = who.pack.filter((item) => lockOf(item) !== undefined && !isOf(lockOf(item), level));
  const back = world.strayKeys.filter((lock) => isOf(lock, level));
  if (gone.length + back.length === 0) return [];
  const away = world.strayKeys.filter((lock) => !isOf(lock, level));
  return [
    gone.map((key) => [spend(key), say(told("key.gone", { item: key }))]),
    back.map((lock) => lay("key", { x: lock.homeX, y: lock.homeY }, { opens: [lock] })),
    set(world, "strayKeys", [...away, ...gone.map(lockOf)]),
  ];
};
