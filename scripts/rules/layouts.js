// Levels that are laid out in another way than by rooms and caves alone: between two parts that are dug lies a maze, a great hall, or fire.
import { memoized, say, table } from "gnaw";
import { begunAt } from "./bands.js";

/** Walls between passages fall, so that there is more than one way. */
const loops = (grid, dice, area, howMany) => {
  for (let n = 0; n < howMany; n++) {
    const across = dice.between(1, Math.floor(area.width / 2) - 1);
    const down = dice.between(1, Math.floor(area.height / 2) - 1);
    const isAcross = dice.between(0, 1);
    grid.set({ x: area.x + 2 * across - isAcross, y: area.y + 2 * down - 1 + isAcross }, "floor");
  }
};

const maze = (grid, dice, area) => {
  grid.maze(dice, "floor", area);
  loops(grid, dice, area, 14);
};

/** Columns in rows: so long that nobody sees from one end to the other who stands behind one. */
const greatHall = (grid, _dice, area) => {
  grid.fill("floor", area);
  for (let y = area.y + 2; y < area.y + area.height - 1; y += 4) {
    for (let x = area.x + 2; x < area.x + area.width - 1; x += 4) grid.set({ x, y }, "pillar");
  }
};

/** A river from the top to the bottom, three cells wide, between banks of ash, with three fords. */
const riverOfFire = (grid, dice, area) => {
  const fords = [1, 2, 3].map((n) => area.y + Math.floor((n * area.height) / 4));
  let x = area.x + Math.floor(area.width / 2);
  for (let y = area.y; y < area.y + area.height; y++) {
    x = Math.min(area.x + area.width - 6, Math.max(area.x + 3, x + dice.between(-1, 1)));
    grid.fill("ash", { x: x - 2, y, width: 7, height: 1 });
    if (!fords.includes(y)) grid.fill("lava", { x, y, width: 3, height: 1 });
  }
};

export const layouts = table("layouts", {
  maze: { from: 2.5, weight: 4, line: "Passages fork before you, and fork again.", middle: maze },
  greatHall: { from: 3.5, weight: 3, line: "Your steps echo as in a hall that was built for a thousand guests.", middle: greatHall },
  riverOfFire: { from: 4.5, weight: 3, line: "A river of molten rock runs through this depth, and lights it.", middle: riverOfFire },
}, {
  from: "number: the first of ten bands where a level may be so",
  weight: "weight: how often, beside the others",
  line: "words: what is told on arrival",
  middle: "rule: (grid, dice, area) => makes what lies in the middle of such a level",
});

export const layout = table("layout", { percent: 18, side: 28, tries: 10 }, {
  percent: "number: percent of levels that are laid out so",
  side: "number: columns of each of the parts to the left and to the right",
  tries: "number: how often one is drawn again that is not fair, before the level is dug as usual",
});

const possible = memoized((depth) => begunAt(layouts, depth));

/** The id of the layout of a level, if it has one. */
export const drawnLayout = (depth, dice) => (Object.keys(possible(depth)).length > 0 && dice.percent(layout.percent) ? dice.pick(possible(depth)) : undefined);

/** A part of a plan, dug for itself, with stairs one way and room for one vault: those that are certain come first. No door hides what leads to the middle. */
const part = (plan, way, vault) => ({ ...plan, width: layout.side, rooms: Math.round(plan.rooms / 3), secretPercent: 0, lakes: [], vaults: vault === undefined ? [] : [vault], up: way === "up", down: way === "down" });

/** The first cell of the middle that one comes to along a row. */
const edge = (grid, area, y, step) => {
  let x = step > 0 ? area.x : area.x + area.width - 1;
  while (grid.at({ x, y }) === "wall" && x > area.x - 1 && x < area.x + area.width) x += step;
  return { x, y };
};

/** Lists the last cell of each row in the floor of a part, those nearest to the middle first. */
const outermost = (floor, step) => {
  const last = {};
  for (const cell of floor) if (last[cell.y] === undefined || step * (cell.x - last[cell.y].x) > 0) last[cell.y] = cell;
  return Object.values(last).sort((one, other) => step * (other.x - one.x));
};

/** Whether nothing but rock lies along a row between a cell and the edge of its part: a corridor there goes by no door and through no room. */
const isClear = (grid, { x, y }, step) => {
  const end = step > 0 ? layout.side : grid.width - 1 - layout.side;
  for (let at = x + step; at !== end; at += step) {
    if ([y - 1, y, y + 1].some((row) => grid.at({ x: at, y: row }) !== "wall")) return false;
  }
  return true;
};

/** Two corridors from a part to the middle, one in the upper and one in the lower half: along passages where it is a maze. */
const linked = (grid, dice, area, floor, step) => {
  const ends = outermost(floor, step).filter(({ y }) => y >= area.y && y < area.y + area.height && (y - area.y) % 2 === 0);
  const half = area.y + Math.floor(area.height / 2);
  for (const isInHalf of [({ y }) => y < half, ({ y }) => y >= half]) {
    const from = ends.find((end) => isInHalf(end) && isClear(grid, end, step));
    if (from !== undefined) grid.corridor(dice, "floor", from, edge(grid, area, from.y, step));
  }
};

/** Rooms that are locked once the level is dug: a way through one of them would be none. */
const isShut = ({ drawing, marks }) => [...drawing].some((letter) => ["lock", "gate"].includes(marks[letter]));

/** No drawn room may take more than half of a part. */
const isNarrow = ({ drawing }) => drawing.indexOf("\n") <= layout.side / 2;

/** Whether a drawn room can lie in a part. */
export const suits = (vault) => isNarrow(vault) && !isShut(vault);

/** Two parts of the plan with something between them; by which way one comes in is a matter of luck. */
const drawnOut = (id, plan, dice, world) => {
  const grid = world.grid(plan.width, plan.height, plan.tiles.wall);
  const [left, right] = dice.oneIn(2) ? ["down", "up"] : ["up", "down"];
  const [first, second] = plan.vaults.filter(suits);
  const middle = { x: layout.side + 1, y: 3, width: plan.width - 2 * layout.side - 3, height: plan.height - 7 };
  layouts[id].middle(grid, dice, middle);
  const west = grid.dig(dice, part(plan, left, first));
  const east = grid.dig(dice, part(plan, right, second), { x: plan.width - layout.side, y: 0 });
  linked(grid, dice, middle, west, 1);
  linked(grid, dice, middle, east, -1);
  grid.mark(id, middle);
  return grid;
};

/** Whether one comes from stairs to stairs, and no sooner than on levels that are dug. */
const isFair = (grid) => {
  const [up, down] = [grid.cells("stairs-up")[0], grid.cells("stairs-down")[0]];
  return (grid.walk(up, down) ?? 0) > grid.width / 2;
};

/**
 * A level that is laid out so and is fair; undefined if none comes of as many tries as there may be.
 * @returns {Grid | undefined}
 */
export const laidOut = (id, plan, dice, world) => {
  for (let tries = 0; tries < layout.tries; tries++) {
    const grid = drawnOut(id, plan, dice, world);
    if (isFair(grid)) return grid;
  }
  return undefined;
};

/** How a level is laid out is told to whoever sees it first. */
export const telling = (_who, level) =>
  level.isNew && level.place === undefined ? Object.entries(layouts).filter(([id]) => level.marks(id).length > 0).map(([, { line }]) => say(line, "magic")) : [];
