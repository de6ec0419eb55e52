// What lies about in the rooms of new levels beside what is dug: none of it bars a way.
import { become, keyedBy, table, tiles } from "gnaw";
import { metAt } from "./bands.js";
import { released } from "./gases.js";
import { several } from "./spots.js";

export const scenery = table("scenery", {
  brambles: { from: 2, to: 9, percent: 20, patches: 2, radius: 1 },
  mud: { from: 3, to: 8, percent: 25, patches: 3, radius: 2 },
  firedamp: { from: 4, to: 10, percent: 20, patches: 3, radius: 2 },
  web: { from: 5, to: 10, percent: 25, patches: 4, radius: 1 },
  ice: { from: 7, to: 9, percent: 20, patches: 4, radius: 3 },
}, {
  from: "number: the first of ten bands where it is",
  to: "number: the last band where it is",
  percent: "percent: of those levels that have it",
  patches: "number: in how many places",
  radius: "number: how far it reaches round each, in cells",
});

keyedBy(scenery, tiles);

/** Away from walls and doors there is a way round. */
export const isOpen = (at, world) => world.around(at, 1).every((near) => isGround(world.tileAt(near).kind));

const isGround = (kind) => kind === "floor" || kind === "grass";

const RING = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]];

/** Whether one gets past a cell without stepping into it: what is free around it hangs together. */
export const isPassedBy = ({ x, y }, world) => {
  const free = RING.map(([right, down]) => world.tileAt({ x: x + right, y: y + down }).passable);
  return free.filter((one, at) => one && !free.at(at - 1)).length <= 1;
};

/** Whether nobody stands there and nothing lies there, so that what nobody can enter may come up. */
export const isBare = (at, world) => world.creatureAt(at) === undefined && world.itemsAt(at).length === 0;

const patch = (id, radius, at, world) => {
  const cells = world.around(at, radius).filter((cell) => isOpen(cell, world) && isBare(cell, world));
  return tiles[id].covers ? released(id, cells, world) : cells.map((cell) => become(cell, /** @type {TileId} */ (id)));
};

export const furnishing = (_who, level, dice, world) => {
  if (!level.isNew || level.place !== undefined) return [];
  return metAt(scenery, level.depth)
    .filter((id) => dice.percent(scenery[id].percent))
    .map((id) => several(scenery[id].patches, level, dice, (at) => patch(id, scenery[id].radius, at, world)));
};
