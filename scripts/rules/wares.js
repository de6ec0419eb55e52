// What is laid out to be chosen from needs no trying: one knows what it is as soon as one sees it.
import { change, memoized, set } from "gnaw";
import { stock } from "../content/stock.js";
import { learn, unknownIn } from "./identity.js";

const displays = memoized(() => new Set(["pedestal", ...Object.values(stock).map(({ on }) => on)].filter((tile) => tile !== "floor")));

/** Things on display that one does not know; what the hero has put there himself is not among them. */
const unseen = (level, world) =>
  [...displays()].flatMap((tile) => level.tiles(tile)).flatMap((at) => unknownIn(world.itemsAt(at))).filter((item) => !item.leftBehind);

/** Counts them, so that nobody looks for any on levels that have none. */
export const displaying = (who, level, _dice, world) => {
  const { length } = unseen(level, world);
  return length === who.wares ? [] : [set(who, "wares", length)];
};

export const beholding = (who, _dice, world) => {
  const seen = unseen(world.level, world).filter((item) => world.inView(item.at));
  return seen.length === 0 ? [] : [seen.map(learn), change(who, "wares", -seen.length, { atLeast: 0 })];
};
