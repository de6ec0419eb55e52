// Whose lock a key fits: it opens one door, says where that is, and does not leave its level.
import { lay, say, set, spend } from "gnaw";
import { phrase, told } from "./words.js";

const third = (at, length) => Math.min(2, Math.floor((3 * at) / length));

/** Nine parts of a level, in reading order. */
const PARTS = ["north-west", "north", "north-east", "west", "middle", "east", "south-west", "south", "south-east"];

/** A key at a place that opens a lock. */
export const keyFor = (lock, at, { depth, place = "", width, height }) => {
  const where = PARTS[3 * third(lock.y, height) + third(lock.x, width)];
  return lay("key", at, { opens: { depth, place, x: lock.x, y: lock.y, where, homeX: at.x, homeY: at.y } });
};

const isOf = (opens, level) => opens.depth === level.depth && opens.place === (level.place ?? "");

/** The key somebody has to a door. */
export const keyTo = (who, at) => who.pack.find(({ kind, opens }) => kind === "key" && (opens.depth === 0 || (opens.x === at.x && opens.y === at.y)));

/** Where its door is. */
export const asKey = ({ kind, opens }) => (kind === "key" && opens.depth > 0 ? [told("look.key", { where: phrase(`part.${opens.where}`) })] : []);

/** Keys of other levels are gone as soon as one comes to this one, and those of this one are back. */
export const returning = (who, level, _dice, world) => {
  const gone = who.pack.filter(({ kind, opens }) => kind === "key" && opens.depth > 0 && !isOf(opens, level));
  const back = world.strayKeys.filter((opens) => isOf(opens, level));
  if (gone.length + back.length === 0) return [];
  const away = world.strayKeys.filter((opens) => !isOf(opens, level));
  return [
    gone.map((key) => [spend(key), say(told("key.gone", { key }))]),
    back.map((opens) => lay("key", { x: opens.homeX, y: opens.homeY }, { opens })),
    set(world, "strayKeys", [...away, ...gone.map(({ opens }) => opens)]),
  ];
};
