// Which of the nine places are joined: a tree that reaches all of them, and some ways more.

/** Columns and rows of places. */
const ACROSS = 3;
const ALL = Array.from({ length: ACROSS * ACROSS }, (_, n) => n);

/** The places beside one, to the east and to the south. */
const beyond = (n) => [...(n % ACROSS < ACROSS - 1 ? [[n, n + 1]] : []), ...(n + ACROSS < ALL.length ? [[n, n + ACROSS]] : [])];

/** Whether the second of two places side by side lies to the east of the first. */
export const isEastward = ([from, to]) => to === from + 1;

/** Every two places that lie side by side. */
export const PAIRS = ALL.flatMap(beyond);

/** Grows a tree: each turn some way leads from what is reached to what is not. */
const tree = (reached, dice) => {
  if (reached.length === ALL.length) return [];
  const pair = dice.pick(PAIRS.filter(([one, other]) => reached.includes(one) !== reached.includes(other)));
  return [pair, ...tree([...new Set([...reached, ...pair])], dice)];
};

/** Pairs of numbers of places, each pair once. */
export const connections = (dice, mostMore) => {
  const needed = tree([dice.pick(ALL)], dice);
  const others = dice.shuffle(PAIRS.filter((pair) => !needed.includes(pair)));
  return [...needed, ...others.slice(0, dice.between(0, mostMore))];
};
