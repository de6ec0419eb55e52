// What lies between grass and ash: flames that spread, smoke that drifts away.
import { add, become, damage, interrupt, say, table, tiles } from "gnaw";

export const burning = table("burning", { damage: "1d4", percentSpreads: 40, percentDies: 35, percentClears: 25 }, {
  damage: "dice: those of what a flame does to whoever stands in it",
  percentSpreads: "number: percent of neighbours that burn that catch fire, each turn",
  percentDies: "number: percent of flames that burn down, each turn",
  percentClears: "number: percent of smoke that drifts away, each turn",
});

/** How much better than grass each tile burns: whatever is not here does not burn at all. */
export const fuel = table("fuel", { grass: { times: 1 }, bushes: { times: 1.5 }, door: { times: 0.5 }, "open-door": { times: 0.5 } }, {
  times: "number: times the percent with which grass catches fire",
});

const burns = (tile) => Object.hasOwn(fuel, tile);

/** Flames on all that burns, and for a while on bare floor. */
export const lit = (cells, world) =>
  cells.filter((at) => burns(world.tileAt(at).kind) || world.tileAt(at).kind === "floor").map((at) => become(at, "flame"));

/** @type {(tile: Tile, dice: Dice, world: World) => Effects} */
const flare = (tile, dice, world) => {
  const neighbours = world.around(tile, 1).map((at) => world.tileAt(at)).filter((near) => burns(near.kind));
  const caught = neighbours.filter((near) => dice.percent(Math.round(burning.percentSpreads * fuel[near.kind].times)));
  return [scorch(world.creatureAt(tile), dice), caught.map((near) => become(near.at, "flame")), dice.percent(burning.percentDies) ? become(tile.at, "smoke") : []];
};

const scorch = (who, dice) =>
  who === undefined ? [] : [who.isHero ? [say("You burn!", "bad"), interrupt()] : [], damage(who, dice.roll(burning.damage), { cause: "fire" })];

add(tiles, {
  flame: { name: "flames", glyph: "^", tone: "bad", passable: true, transparent: true, shunned: true, eachTurn: flare },
  smoke: {
    name: "smoke", glyph: "▒", plain: "%", tone: "dim", passable: true, transparent: false,
    eachTurn: (tile, dice) => (dice.percent(burning.percentClears) ? [become(tile.at, "ash")] : []),
  },
  ash: { name: "ash", glyph: ",", tone: "stone", passable: true, transparent: true },
});
