// The rooms and mazes of a level, found again by the names that their cells were given when it was dug.
import { reveal } from "gnaw";

/** The cells of each room or maze. */
export const roomsOf = (level) => Array.from({ length: 9 }, (_, n) => level.marks(`room-${n}`)).filter((cells) => cells.length > 0);

const isBeside = (one, other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) === 1;

const isLit = (cells, world) => cells.some((at) => world.tileAt(at).kind === "rogue:lamp");

/** Whoever comes through a door takes in the whole of a lit room at once, also what lies along the wall of the door. @type {TileEntered} */
export const takingIn = (_who, door, _dice, world) =>
  roomsOf(world.level)
    .filter((cells) => cells.some((at) => isBeside(at, door.at)) && isLit(cells, world))
    .map((cells) => reveal(cells.flatMap((at) => world.around(at, 1))));

const isFree = (at, world) => world.tileAt(at).passable && world.creatureAt(at) === undefined;

/** Where magic takes somebody: a free cell of some room or maze, and never of a passage. */
export const somewhereElse = (who, dice, world) => {
  const rooms = roomsOf(world.level).map((cells) => cells.filter((at) => isFree(at, world))).filter((cells) => cells.length > 0);
  return rooms.length > 0 ? dice.pick(dice.pick(rooms)) : (world.free(dice) ?? who.at);
};
