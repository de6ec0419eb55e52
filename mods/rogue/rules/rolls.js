// So many dice at once: the dice of a throw are written as text, but some depend on a level.

/** The sum of some dice of so many sides. */
export const rolls = (count, sides, dice) => Array.from({ length: count }, () => dice.between(1, sides)).reduce((sum, one) => sum + one, 0);

/** Whether somebody of that level withstands something: a die of twenty must reach 14 and what the danger adds, less half the level. */
export const withstands = (level, danger, dice) => dice.between(1, 20) >= 14 + danger - Math.floor(level / 2);

/** What dangers add: poison nothing, magic three. */
export const POISON = 0;
export const MAGIC = 3;

/** Points behind dice: "+2", "-1", or nothing. */
export const signed = (points) => (points === 0 ? "" : points > 0 ? `+${points}` : `${points}`);
