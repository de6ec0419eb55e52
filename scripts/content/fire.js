// Fire: what a flame does to those in it, what it catches, and what is left where it was.
import { add, become, damage, interrupt, spend, table, tiles } from "gnaw";
import { burnt, kindled } from "../rules/burning.js";
import { bears } from "../rules/ground.js";
import { inflict } from "../rules/statuses.js";
import { phrase, told } from "../rules/words.js";

export const fire = table("fire", { damage: "1d4", percentSpreads: 40, percentDies: 35, percentClears: 25, alight: 3 }, {
  damage: "dice: those of what a flame does to whoever stands in it",
  percentSpreads: "number: percent of the neighbours that burn as grass does that catch fire, each turn",
  percentDies: "number: percent of flames that burn down, each turn",
  percentClears: "number: percent of smoke that drifts away, each turn",
  alight: "number: turns for which whoever was in a flame goes on burning",
});

/** @type {(tile: Tile, dice: Dice, world: World) => Effects} */
const flare = (tile, dice, world) => {
  const beside = world.around(tile.at, 1).map((at) => world.tileAt(at));
  const caught = beside.filter((near) => near.fuel !== undefined && dice.percent(fire.percentSpreads * near.fuel));
  return [
    scorched(world.creatureAt(tile.at), dice),
    world.itemsAt(tile.at).filter((item) => item.onRead !== undefined).map((item) => [spend(item, item.count), burnt(item, item.count, tile.at, dice, world)]),
    caught.map((near) => kindled(near, dice, world)),
    beside.filter((near) => near.melts !== undefined).map((near) => become(near.at, near.melts)),
    dice.percent(fire.percentDies) ? become(tile.at, "smoke") : [],
  ];
};

const scorched = (who, dice) => {
  if (who === undefined || bears(who, "flame")) return [];
  return [who.isHero ? interrupt(told("fire.burns")) : [], damage(who, dice.roll(fire.damage), { cause: phrase("cause.fire") }), inflict(who, "burning", fire.alight)];
};

const SMOKE = /** @type {const} */ ({ name: "smoke", glyph: "▒", plain: "%", tone: "dim", passable: true, transparent: false });

/** So much of it drifts away; what comes to light then is another thing where something has burned. */
const clearing = (left) => (tile, dice) => (dice.percent(fire.percentClears) ? [become(tile.at, left(tile))] : []);

add(tiles, {
  flame: { name: "flames", glyph: "*", tone: "fire", passable: true, transparent: true, shunned: true, daunting: true, light: 3, asks: "sure.flame", eachTurn: flare },
  lava: { name: "molten rock", glyph: "≈", plain: "~", tone: "fire", passable: false, transparent: true, light: 4, about: "place.lava" },
  smoke: { ...SMOKE, eachTurn: clearing(() => "ash") },
  "thick-smoke": { ...SMOKE, eachTurn: clearing((tile) => tile.under) },
  ash: { name: "ash", glyph: ",", tone: "stone", passable: true, transparent: true },
});
