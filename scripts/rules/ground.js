// What the ground does to whoever sets foot on it: each tile's row says so.

export const treading = (who, tile, dice, world) => tile.tread?.(who, tile, dice, world) ?? [];
