// Searching finds what is hidden in the cells around one, by chance: traps sooner than passages, and passages sooner than doors.
import { become, interrupt, keyedBy, say, table, tiles } from "gnaw";

export const finds = table("finds", {
  "level-secret": { oneIn: 5, is: "door", line: "You find a hidden door." },
  "upright-secret": { oneIn: 5, is: "door", line: "You find a hidden door." },
  "hidden-passage": { oneIn: 3, is: "passage", line: "You find a hidden passage." },
}, {
  oneIn: "number: it is found in one try of so many",
  is: "id of tiles: what it is then",
  line: "words: what is told",
});

keyedBy(finds, tiles);

/** Traps are found in one try of two. */
const foundTrap = (tile, dice) => (dice.oneIn(2) ? [become(tile.at, tile.trap), say("You find a trap.", "good"), interrupt("You find a trap.")] : []);

/** What is found at a cell now, if anything. */
const found = (tile, dice) => {
  if (tile.kind === "hidden-trap") return foundTrap(tile, dice);
  const row = Object.hasOwn(finds, tile.kind) ? finds[tile.kind] : undefined;
  return row === undefined || !dice.oneIn(row.oneIn) ? [] : [become(tile.at, row.is), say(row.line, "good"), interrupt(row.line)];
};

/** One look around. */
export const search = (who, dice, world) => world.around(who.at, 1).map((at) => found(world.tileAt(at), dice));

/** @type {ActionEnds} */
export const searching = (who, _action, dice, world) => search(who, dice, world);
