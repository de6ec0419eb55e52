// Passages between two places that lie side by side: straight on from a door, across where there is room, and straight on to the other door.

/** Digs the way between two places: the second lies to the east of the first, or else to the south. */
export const joined = (one, other, isEast, grid, dice) => {
  const [from, to] = isEast ? [exit(one, "east", dice), exit(other, "west", dice)] : [exit(one, "south", dice), exit(other, "north", dice)];
  bend(from, to, isEast, dice).forEach((at) => trodden(at, grid));
  [[one, from], [other, to]].forEach(([place, at]) => opened(place, at, grid));
};

/** Where the way leaves a place on that side: a wall but for its corners, or an outermost cell of a maze. */
const exit = (place, side, dice) => {
  const { kind, at, area, floor } = place;
  if (kind === "gone") return at;
  if (kind === "maze") return dice.pick(outermost(floor, side));
  const { x, y, width, height } = area;
  const [across, along] = [dice.between(x + 1, x + width - 2), dice.between(y + 1, y + height - 2)];
  return { east: { x: x + width - 1, y: along }, west: { x, y: along }, south: { x: across, y: y + height - 1 }, north: { x: across, y } }[side];
};

const FAR = { east: ({ x }) => x, west: ({ x }) => -x, south: ({ y }) => y, north: ({ y }) => -y };

const outermost = (cells, side) => {
  const most = Math.max(...cells.map(FAR[side]));
  return cells.filter((at) => FAR[side](at) === most);
};

/** The cells strictly between two exits: on, across at some place by chance, and on. */
const bend = (from, to, isEast, dice) => {
  if (!isEast) return bend(turned(from), turned(to), true, dice).map(turned);
  const turn = dice.between(from.x + 1, Math.max(from.x + 1, to.x - 1));
  return [
    ...span(from.x + 1, turn).map((x) => ({ x, y: from.y })),
    ...span(from.y, to.y).map((y) => ({ x: turn, y })),
    ...span(turn, to.x - 1).map((x) => ({ x, y: to.y })),
  ];
};

const turned = ({ x, y }) => ({ x: y, y: x });

/** Whole numbers from one to another, whichever is greater. */
const span = (from, to) => Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => Math.min(from, to) + n);

const trodden = (at, grid) => {
  if (grid.at(at) !== "rogue:rock") return;
  grid.set(at, "passage");
  grid.mark("passage", at);
};

const opened = ({ kind }, at, grid) => {
  if (kind !== "room") return;
  grid.set(at, "door");
  grid.mark("door", at);
};
