// Things at several places of a level by chance.
import { become } from "gnaw";

/** What is made at so many free places of a level, as far as there are any. */
export const several = (count, level, dice, make) =>
  Array.from({ length: count }, () => level.free(dice)).filter((at) => at !== undefined).map(make);

/** Cells of floor around some places become of another tile. */
export const patches = (count, radius, tile) => (level, dice, world) =>
  several(count, level, dice, (at) => world.around(at, radius).filter((cell) => world.tileAt(cell).kind === "floor").map((cell) => become(cell, tile)));
