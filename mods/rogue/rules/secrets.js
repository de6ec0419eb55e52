// What is hidden: doors that look like wall, and cells of passages that look like rock; more of them deeper down.
import { become, idOf, table, tiles } from "gnaw";

export const secrecy = table("secrecy", { of: 10, doorOneIn: 5, passageOneIn: 40 }, {
  of: "number: something may be hidden in as many of so many cases as are levels above, less one",
  doorOneIn: "number: of the doors that may be, one in so many is hidden",
  passageOneIn: "number: the same of the cells of passages",
});

const isHidden = (depth, oneIn, dice) => dice.between(1, secrecy.of) < depth && dice.oneIn(oneIn);

/** A door looks like the wall that it is in. */
const secretAt = (at, world) => (world.tileAt({ x: at.x - 1, y: at.y }).kind === idOf(tiles, "level") ? "rogue:level-secret" : "rogue:upright-secret");

/** Hides some of what was marked when the level was dug. */
export const hidden = (level, dice, world) => [
  level.marks("door").filter(() => isHidden(level.depth, secrecy.doorOneIn, dice)).map((at) => become(at, secretAt(at, world))),
  level.marks("passage").filter(() => isHidden(level.depth, secrecy.passageOneIn, dice)).map((at) => become(at, "hidden-passage")),
];
