// Pools: of several rows that could stand in one place every game has one.

/** Ids in pools: those for which `of` answers the same. */
export const pooled = (ids, of) => {
  const pools = new Map();
  for (const id of ids) pools.set(of(id), [...(pools.get(of(id)) ?? []), id]);
  return [...pools.values()];
};

/** One of a pool, by lot. */
export const drawnFrom = (pool, dice) => (pool.length === 1 ? pool[0] : dice.shuffle(pool)[0]);
