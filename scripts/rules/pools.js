// Pools: of several rows that could stand in one place every game has one.

/** Ids in pools: those for which `of` answers the same. */
export const pooled = (ids, of) => [...new Set(ids.map(of))].map((key) => ids.filter((id) => of(id) === key));

/** One of a pool, by lot. */
export const drawnFrom = (pool, dice) => (pool.length === 1 ? pool[0] : dice.shuffle(pool)[0]);
