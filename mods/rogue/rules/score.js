// What a game is worth: the gold, less a tenth for who dies; and for who comes out all that he carries besides.
import { items } from "gnaw";

/** What a carried thing is sold for. */
export const priceOf = (item) => (items[item.kind].price ?? 0) * item.count;

/** @type {ScoreOf} */
export const scoring = (story, world) => {
  const { gold, pack } = world.hero;
  const points = story.won ? gold + pack.reduce((sum, item) => sum + priceOf(item), 0) : gold - Math.floor(gold / 10);
  return { points, lines: [story.won ? story.cause : `Killed on level ${story.depth} by ${story.cause}.`, `Deepest level ${world.deepest}, with ${gold} pieces of gold.`] };
};
