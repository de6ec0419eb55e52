// Things at several places of a level by chance.
import { become } from "gnaw";

/** So many free places of a level, as far as there are any. */
export const spots = (count, level, dice, wish = {}) => Array.from({ length: count }, () => level.free(dice, wish)).filter((at) => at !== undefined);

/** Whether a pedestal stands there, or will, for a single thing. */
export const isPedestal = (at, level) => level.marks("choice").some((mark) => mark.x === at.x && mark.y === at.y);

/** What is made at so many of them. */
export const several = (count, level, dice, make) => spots(count, level, dice).map(make);

/** Cells of floor around some places become of another tile. */
export const patches = (count, radius, tile) => (level, dice, world) =>
  several(count, level, dice, (at) => world.around(at, radius).filter((cell) => world.tileAt(cell).kind === "floor").map((cell) => become(cell, tile)));
