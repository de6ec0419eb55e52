// How a level is dug: nine places, three by three, rooms, mazes or nothing in them, and passages from one to the next.
import { table } from "gnaw";
import { connections, isEastward } from "./connections.js";
import { joined } from "./passages.js";
import { built, placesOf } from "./rooms.js";

export const digging = table("digging", { width: 78, height: 24, mostGone: 3, extraWays: 4 }, {
  width: "number: columns of a level",
  height: "number: rows",
  mostGone: "number: places of the nine that are left empty, at the most",
  extraWays: "number: passages besides those that it takes to reach every place, at the most",
});

/** @type {LevelPlanned} */
export const delving = (depth, dice, world) => {
  const grid = world.grid(digging.width, digging.height, "rock");
  const places = placesOf(depth, dice, digging).map((place) => built(place, grid, dice));
  connections(dice, digging.extraWays).forEach((pair) => joined(places[pair[0]], places[pair[1]], isEastward(pair), grid, dice));
  settled(places.filter(({ kind }) => kind !== "gone"), grid, dice);
  return grid;
};

/** The stairs, each in a place of its own and none where a lamp stands, and what others must find again. */
const settled = (places, grid, dice) => {
  const [up, down] = dice.shuffle(places);
  grid.set(dice.pick(unlit(up, grid)), "stairs-up");
  grid.set(dice.pick(unlit(down, grid)), "stairs-down");
  places.forEach(({ floor }, n) => floor.forEach((at) => grid.mark(`room-${n}`, at)));
};

const unlit = ({ floor }, grid) => floor.filter((at) => grid.at(at) !== "rogue:lamp");
