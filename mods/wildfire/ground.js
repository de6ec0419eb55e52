// What lies between grass and ash: flames that spread, smoke that drifts away.
import { add, amend, become, cells, damage, interrupt, say, table, tiles } from "gnaw";

export const burning = table("burning", { damage: "1d4", percentSpreads: 40, percentDies: 35, percentClears: 25 }, {
  damage: "dice: those of what a flame does to whoever stands in it",
  percentSpreads: "number: percent of neighbours that burn that catch fire, each turn",
  percentDies: "number: percent of flames that burn down, each turn",
  percentClears: "number: percent of smoke that drifts away, each turn",
});

cells(tiles, { fuel: "number?: how many times as easily as grass it catches fire; not at all if left out" });
amend(tiles, { grass: { fuel: 1 }, bushes: { fuel: 1.5 }, door: { fuel: 0.5 }, "open-door": { fuel: 0.5 } });

const burns = (tile) => tile.fuel !== undefined;

/** Flames on all that burns, and for a while on bare floor. */
export const lit = (places, world) =>
  places.map((at) => world.tileAt(at)).filter((tile) => burns(tile) || tile.kind === "floor").map((tile) => become(tile.at, "flame"));

/** @type {(tile: Tile, dice: Dice, world: World) => Effects} */
const flare = (tile, dice, world) => {
  const neighbours = world.around(tile, 1).map((at) => world.tileAt(at)).filter(burns);
  const caught = neighbours.filter((near) => dice.percent(Math.round(burning.percentSpreads * near.fuel)));
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
