// How traps are laid, found and sprung. Only the hero walks into one that is hidden: whoever lives there knows them.
import { become, interrupt, memoized, say, set, table, tiles } from "gnaw";
import { traps } from "../content/traps.js";
import { bandOf } from "./bands.js";
import { wornBy } from "./equipment.js";
import { findable } from "./finds.js";
import { isPassedBy } from "./scenery.js";
import { spots } from "./spots.js";
import { told } from "./words.js";

export const trapping = table("trapping", { most: 4, farFromStairs: 4, percentSeen: 40, seenWithin: 2 }, {
  most: "number: how many traps there are on a level, at the most; none on the first",
  farFromStairs: "number: cells from where the hero comes in, at the least",
  percentSeen: "percent: chance to see a hidden trap at each step near it",
  seenWithin: "number: cells from which one may see it",
});

const trapsAt = memoized((depth) => findable(traps, depth));

/** The deeper, the more; none where none belongs, as on the first depth, nor where no way leads past one that is found. */
export const laying = (who, level, dice, world) => {
  const kinds = trapsAt(level.depth);
  if (!level.isNew || level.place !== undefined || Object.keys(kinds).length === 0) return [];
  const count = Math.min(trapping.most, dice.between(1, 1 + Math.ceil(bandOf(level.depth) / 2)));
  return spots(count, level, dice, { from: who.at, distance: trapping.farFromStairs })
    .filter((at) => world.tileAt(at).kind === "floor" && isPassedBy(at, world))
    .filter(isApart(world))
    .map((at) => [become(at, "hidden-trap"), set(world.tileAt(at), "trap", dice.pick(kinds))]);
};

/** Two side by side would bar a way that is two cells wide, past each of which alone one gets. */
const isApart = (world) => (at, index, all) => all.slice(0, index).every((other) => world.distance(at, other) > 1);

/** The trap in a cell, if there is one. */
const trapIn = (tile) => {
  const id = tile.kind === "hidden-trap" ? tile.trap : tile.kind;
  return Object.hasOwn(traps, id) ? traps[id] : undefined;
};

export const springing = (who, tile, dice, world) => {
  const trap = trapIn(tile);
  const isHidden = tile.kind === "hidden-trap";
  if (trap === undefined || (isHidden && !who.isHero)) return [];
  const line = told(trap.line, { who });
  return [
    isHidden ? become(tile.at, tile.trap) : [],
    say(line, { about: who, tone: who.isHero ? "bad" : "" }),
    who.isHero ? interrupt(line) : [],
    trap.springs(who, tile, dice, world),
  ];
};

/** A trap that was hidden there is seen from now on. */
export const uncovered = (at, world) => {
  const { trap } = world.tileAt(at);
  const line = told("trapFound", { trap: tiles[trap].name });
  return [become(at, trap), say(line, "good"), interrupt(line)];
};

export const noticingTraps = (who, _tile, dice, world) => {
  const hidden = world.tiles("hidden-trap");
  if (hidden.length === 0) return [];
  const here = who.at;
  const near = hidden.filter((at) => world.distance(here, at) <= trapping.seenWithin && world.inView(at));
  if (near.length === 0) return [];
  const percent = wornBy(who).some((item) => item.seesTraps === true) ? 100 : trapping.percentSeen;
  return near.filter(() => dice.percent(percent)).map((at) => uncovered(at, world));
};
