// Who comes where, alone or in company.
import { creatures, memoized, say, spawn, table } from "gnaw";
import { atMostLast, deeper, metAt, weightsOf } from "./bands.js";
import { told } from "./words.js";

export const hordes = table("hordes", { percentOutOfDepth: 10, deeperBy: "1d2" }, {
  percentOutOfDepth: "number: percent of hordes that belong deeper",
  deeperBy: "dice: by how many bands of ten",
});

/** Weights by kind of all that are met at a depth. */
export const meetable = memoized((depth) => weightsOf(creatures, metAt(creatures, atMostLast(depth)).filter((id) => creatures[id].weight !== undefined)));

/** One kind for that depth, now and then, but not on the first depth, a deeper one, with its company, around a place. */
export const horde = (depth, at, mood, dice) => {
  const bands = depth > 1 && dice.percent(hordes.percentOutOfDepth) ? dice.roll(hordes.deeperBy) : 0;
  const kind = dice.pick(meetable(deeper(depth, bands)));
  return [band(kind, at, mood, dice), bands > 0 && !(kind in meetable(depth)) ? say(told("outOfDepth"), "warn") : []].flat();
};

/** One at each of these places; that somebody belongs deeper is told once of all. */
export const hordesAt = (places, depth, mood, dice) => {
  const all = places.flatMap((at) => horde(depth, at, mood(), dice));
  const isWord = ({ effect }) => effect === "say";
  return [...all.filter((one) => !isWord(one)), ...all.filter(isWord).slice(0, 1)];
};

/** Somebody with his own kind and with those whom he leads. */
export const band = (kind, at, mood, dice) => {
  const row = creatures[kind];
  const count = 1 + (row.company === undefined ? 0 : dice.roll(row.company));
  const led = Object.entries(row.followers ?? {}).flatMap(([id, many]) => Array(Math.max(0, dice.roll(many))).fill(id));
  return [...Array(count).fill(kind), ...led].map((id) => spawn(id, at, { mood: row.lurks ? "lurking" : mood }));
};
