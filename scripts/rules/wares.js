// What is laid out to be chosen from needs no trying: one knows what it is as soon as one sees it.
import { memoized, set } from "gnaw";
import { stock } from "../content/stock.js";
import { learn, unknownIn } from "./identity.js";

const displays = memoized(() => new Set(["pedestal", ...Object.values(stock).map(({ on }) => on)].filter((tile) => tile !== "floor")));

/** Where things are on display that one does not know; what the hero has put there himself is not among them. */
const unknownOn = (level, world) =>
  [...displays()].flatMap((tile) => level.tiles(tile)).filter((at) => unknownIn(world.itemsAt(at)).some((item) => !item.leftBehind)).map(({ x, y }) => ({ x, y }));

/** So many are still to be seen, so that nobody looks for any on levels that have none, and where. */
const waiting = (who, places) => [set(who, "wares", places.length), set(who, "waresAt", places)];

export const displaying = (who, level, _dice, world) => {
  const places = unknownOn(level, world);
  return places.length === 0 && who.wares === 0 ? [] : waiting(who, places);
};

export const beholding = (who, _dice, world) => {
  const seen = who.waresAt.filter((at) => world.inView(at));
  if (seen.length === 0) return [];
  return [seen.flatMap((at) => unknownIn(world.itemsAt(at)).map(learn)), waiting(who, who.waresAt.filter((at) => !seen.includes(at)))];
};
