// What lives and lies on a new level.
import { lay, spawn, table } from "gnaw";

export const population = table("population", { monsters: 6, rations: 1 });

export const populating = (_who, level, dice) => {
  if (!level.isNew) return [];
  const places = (count) => Array.from({ length: count }, () => level.free(dice)).filter((at) => at !== undefined);
  return [
    places(population.monsters).map((at) => spawn("rat", at)),
    places(population.rations).map((at) => lay("ration", at)),
  ];
};
