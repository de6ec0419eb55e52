// How things catch fire: what burns becomes flames, and gas that burns bursts.
import { become, damage, flash, say } from "gnaw";
import { bears } from "./ground.js";
import { inflict } from "./statuses.js";
import { phrase, told } from "./words.js";

/** Flames in a cell that burns. */
export const kindled = (tile, dice, world) => [become(tile.at, "flame"), tile.burst === undefined ? [] : burst(tile, dice, world)];

const burst = (tile, dice, world) => {
  const inside = world.creatureAt(tile.at);
  return [
    flash([tile.at], { glyph: "*", tone: "fire" }),
    world.inView(tile.at) ? say(told("fire.bursts"), "warn") : [],
    inside === undefined ? [] : damage(inside, dice.roll(tile.burst), { cause: phrase("cause.burst") }),
  ];
};

/** Flames on all of these cells that burn, and for a while on bare floor. */
export const lit = (cells, dice, world) =>
  cells.map((at) => world.tileAt(at)).filter((tile) => tile.fuel !== undefined || tile.kind === "floor").map((tile) => kindled(tile, dice, world));

/** Flames on those of these cells that burn. */
export const kindling = (cells, dice, world) =>
  cells.map((at) => world.tileAt(at)).filter((tile) => tile.fuel !== undefined).map((tile) => kindled(tile, dice, world));

/** Whoever is struck by fire burns on for a while. */
export const alight = (who, turns) => (bears(who, "flame") || who.ground.quenches ? [] : inflict(who, "burning", turns));

/** Where a scroll burns that is thrown there. */
export const FIRES = ["flame", "brazier"];

/** What scrolls do as they burn: so many of that kind. */
export const burnt = (item, count, at, dice, world) => [
  world.inView(at) ? say(count > 1 ? told("fire.scrolls", { items: world.nameOf(item) }) : told("fire.scroll", { item }), "dim") : [],
  item.onBurn?.(at, dice, world) ?? [],
];
