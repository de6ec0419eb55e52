// How rooms are stocked: every room but the hero's own, with more the deeper one comes.
import { lay, spawn } from "gnaw";
import { drawn, spawnTable } from "./table.js";

/** How many draws a room has; at first often none. */
const draws = (depth, dice) => Math.max(0, dice.roll("1d7") + depth - 4);

export const stocking = (who, level, dice) => {
  if (!level.isNew) return [];
  return level.rooms
    .filter((room) => room.kind !== "corridor" && !room.floor.some((at) => isSame(at, who.at)))
    .flatMap((room) => Array.from({ length: draws(level.depth, dice) }, () => placed(drawn(level.depth, dice), level.free(dice, { room }))));
};

function placed(name, at) {
  if (name === "None" || at === undefined) return [];
  const { creature, item } = spawnTable[name];
  return creature === undefined ? lay(item, at) : spawn(creature, at);
}

const isSame = (one, other) => one.x === other.x && one.y === other.y;
