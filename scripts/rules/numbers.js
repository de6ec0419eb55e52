// Small arithmetic that several rules share.
import { memoized } from "gnaw";

export const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

export const sum = (list, of) => list.reduce((total, one) => total + of(one), 0);

/** What dice such as "2d6+1" bring on average. */
export const averageOf = (dice) => {
  const { count, sides, bonus } = partsOf(dice);
  return (count * (sides + 1)) / 2 + bonus;
};

/** The most that dice can bring. */
export const mostOf = (dice) => {
  const { count, sides, bonus } = partsOf(dice);
  return count * sides + bonus;
};

/** The least that they can bring. */
export const leastOf = (dice) => {
  const { count, bonus } = partsOf(dice);
  return count + bonus;
};

/** Dice, and what is always added to them, as dice: "1d4+1" and 1 are "1d4+2". */
export const added = (dice, more) => {
  const { count, sides, bonus } = partsOf(dice);
  const all = bonus + more;
  return `${count}d${sides}${all > 0 ? "+" : ""}${all === 0 ? "" : all}`;
};

/** A number with its sign, also where it is above 0: "+2". */
export const signed = (number) => `${number > 0 ? "+" : ""}${number}`;

const partsOf = memoized((dice) => {
  const [, count, sides, bonus] = /^(\d*)d(\d+)([+-]\d+)?$/.exec(dice.replace(/\s+/g, ""));
  return { count: Number(count || 1), sides: Number(sides), bonus: Number(bonus ?? 0) };
});
