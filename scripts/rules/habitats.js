// Those who live on one kind of ground alone: they are where it is.
import { creatures, spawn, table } from "gnaw";
import { isMetAt } from "./bands.js";

export const habitats = table("habitats", { percent: 60, leastCells: 10 }, {
  percent: "number: percent of levels with such ground where one lives",
  leastCells: "number: cells of it that a level must have",
});

export const inhabitants = (level, dice) =>
  Object.entries(creatures)
    .filter(([, row]) => row.habitat !== undefined && isMetAt(row, level.depth))
    .map(([kind, row]) => {
      const cells = level.tiles(row.habitat);
      return cells.length < habitats.leastCells || !dice.percent(habitats.percent) ? [] : spawn(/** @type {CreatureId} */ (kind), dice.pick(cells), { mood: "wandering" });
    });
