// Those who live on one kind of ground alone: they are where it is.
import { creatures, memoized, spawn, table } from "gnaw";
import { metAt } from "./bands.js";

export const habitats = table("habitats", { percent: 60, leastCells: 10 }, {
  percent: "number: percent of levels with such ground where one lives",
  leastCells: "number: cells of it that a level must have",
});

export const inhabitants = (level, dice) =>
  fastidious(level.depth).map((kind) => {
    const cells = level.tiles(creatures[kind].habitat);
    return cells.length < habitats.leastCells || !dice.percent(habitats.percent) ? [] : spawn(/** @type {CreatureId} */ (kind), dice.pick(cells), { mood: "wandering" });
  });

const fastidious = memoized((depth) => metAt(creatures, depth).filter((kind) => creatures[kind].habitat !== undefined));
