// How gas spreads, drifts and thins: under it the ground stays as it was. What lies still has no turn, and costs none.
import { become, memoized, set, table, tiles } from "gnaw";
import { bears } from "./ground.js";
import { gases } from "../content/gases.js";

export const drift = table("drift", { percent: 30 }, { percent: "number: percent of the cells of a gas that move to a cell beside them, each turn" });

/** What comes to light when the gas is gone. */
const ground = (tile) => /** @type {TileId} */ (tile.under);

const isKindCoverable = memoized((kind) => {
  const { passable, transparent, action, shunned, display, eachTurn, covers } = tiles[kind];
  return passable && transparent && action === undefined && !shunned && !display && eachTurn === undefined && !covers;
});

/** Whether gas can lie over it, or what is strewn. */
export const isCoverable = (tile) => isKindCoverable(tile.kind);

const filled = (tile, gas) => [set(tile, "under", tile.kind), become(tile.at, gas)];

/** Gas on all of these cells that it can lie over. */
export const released = (gas, cells, world) => cells.map((at) => world.tileAt(at)).filter(isCoverable).map((tile) => filled(tile, gas));

/** @type {(tile: Tile, dice: Dice, world: World) => Effects} */
export const drifting = (tile, dice, world) => {
  const { percentThins, breathed } = gases[tile.kind];
  const drifted = dice.percent(percentThins) ? become(tile.at, ground(tile)) : dice.percent(drift.percent) ? moved(tile, dice, world) : [];
  const inside = world.creatureAt(tile.at);
  return inside === undefined || bears(inside, tile.kind) ? drifted : [breathed(inside), drifted];
};

const moved = (tile, dice, world) => {
  const beside = world.around(tile.at, 1).map((at) => world.tileAt(at)).filter(isCoverable);
  return beside.length === 0 ? [] : [become(tile.at, ground(tile)), filled(dice.pick(beside), tile.kind)];
};
