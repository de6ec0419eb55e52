// What the ground does to whoever sets foot on it, as each tile's row says; and who is proof against it.
import { wornBy } from "./equipment.js";
import { runicOf } from "./runics.js";

export const treading = (who, tile, dice, world) => tile.tread(who, tile, dice, world);

/** Whether that kind of ground or air does somebody no harm: by what he is, or by what he wears. */
export const bears = (who, tile) =>
  (who.braves?.includes(tile) ?? false) || wornBy(who).some((item) => (item.proof?.includes(tile) ?? false) || (runicOf(item)?.proof?.includes(tile) ?? false));
