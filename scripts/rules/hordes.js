// Who comes where, alone or in company.
import { creatures, spawn, table } from "gnaw";

export const hordes = table("hordes", { percentOutOfDepth: 10, deeperBy: "1d2" }, {
  percentOutOfDepth: "number: percent of hordes that belong deeper",
  deeperBy: "text: dice: by how many depths",
});

/** Weights by kind of all that are met at a depth. */
export const meetable = (depth) =>
  Object.fromEntries(
    Object.entries(creatures)
      .filter(([, row]) => row.weight !== undefined && row.from <= depth && depth <= row.to)
      .map(([id, row]) => [id, row.weight]),
  );

/** One kind for that depth, now and then a deeper one, with its company, around a place. */
export const horde = (depth, at, mood, dice, deepest) => {
  const deeper = dice.percent(hordes.percentOutOfDepth) ? dice.roll(hordes.deeperBy) : 0;
  return band(dice.pick(meetable(Math.min(deepest, depth + deeper))), at, mood, dice);
};

/** Somebody with his own kind and with those whom he leads. */
const band = (kind, at, mood, dice) => {
  const row = creatures[kind];
  const count = 1 + (row.company === undefined ? 0 : dice.roll(row.company));
  const led = Object.entries(row.followers ?? {}).flatMap(([id, many]) => Array(Math.max(0, dice.roll(many))).fill(id));
  return [...Array(count).fill(kind), ...led].map((id) => spawn(id, at, { mood: row.lurks ? "lurking" : mood }));
};
