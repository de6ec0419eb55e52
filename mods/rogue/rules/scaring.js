// A scroll of scare monster may be taken up once: the second time it crumbles to dust.
import { say, set, spend } from "gnaw";

const isScroll = (item) => item.kind === "rogue:scroll-of-scare-monster";

/** @type {ActionEnds} */
export const crumbling = (who, action) => {
  if (action.id === "drop") return who.itemsHere.filter(isScroll).map((item) => set(item, "touched", 2));
  return who.pack.filter(isScroll).map((item) => (item.touched === 2 ? [spend(item, item.count), say("The scroll turns to dust in your hands.", "warn")] : set(item, "touched", 1)));
};
