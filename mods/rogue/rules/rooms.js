// The nine places of a level: rooms of any size that fits, some of them dark, a maze now and then, and points where passages cross.
import { table } from "gnaw";

export const building = table("building", { least: 4, mazeOneIn: 15, darkOf: 10 }, {
  least: "number: cells of the shortest side of a room, with its walls",
  mazeOneIn: "number: one dark room of so many is a maze",
  darkOf: "number: a room is dark in as many of so many levels as are above it",
});

/** How large each place is. */
export const BOX = /** @type {const} */ ({ width: 26, height: 8 });

/** What is in each place, and how large: the same chance for all but the empty ones. */
export const placesOf = (depth, dice, { mostGone }) => {
  const numbers = Array.from({ length: 9 }, (_, n) => n);
  const gone = dice.shuffle(numbers).slice(0, dice.between(0, mostGone));
  return numbers.map((n) => place({ x: (n % 3) * BOX.width, y: Math.floor(n / 3) * BOX.height }, gone.includes(n), depth, dice));
};

const place = (corner, isGone, depth, dice) => {
  if (isGone) return { kind: "gone", at: { x: corner.x + dice.between(2, BOX.width - 4), y: corner.y + dice.between(2, BOX.height - 4) } };
  const isDark = dice.between(0, building.darkOf - 1) < depth - 1;
  if (isDark && dice.oneIn(building.mazeOneIn)) return { kind: "maze", area: { x: corner.x + 1, y: corner.y + 1, width: BOX.width - 3, height: BOX.height - 3 } };
  const [width, height] = [dice.between(building.least, BOX.width - 1), dice.between(building.least, BOX.height - 1)];
  const x = corner.x + dice.between(0, BOX.width - width - 1);
  return { kind: "room", isDark, area: { x, y: corner.y + dice.between(0, BOX.height - height - 1), width, height } };
};

/** Digs one place; the same with its floor. */
export const built = (place, grid, dice) => ({ ...place, floor: dug[place.kind](place, grid, dice) });

const dug = {
  gone: ({ at }, grid) => grid.fill("passage", { ...at, width: 1, height: 1 }),
  maze: ({ area }, grid, dice) => grid.maze(dice, "passage", area),
  room: ({ area, isDark }, grid) => {
    const { x, y, width, height } = area;
    grid.fill("upright", area);
    grid.fill("level", { x, y, width, height: 1 });
    grid.fill("level", { x, y: y + height - 1, width, height: 1 });
    const floor = grid.fill("floor", { x: x + 1, y: y + 1, width: width - 2, height: height - 2 });
    if (!isDark) grid.set({ x: x + (width >> 1), y: y + (height >> 1) }, "lamp");
    return floor;
  },
};
