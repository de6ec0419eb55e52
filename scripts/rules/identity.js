// What a kind of thing is must be found out by trying it; until then one knows it by its looks, which differ from game to game.
import { items, kind, memoized, say, set } from "gnaw";
import { flavours } from "../content/flavours.js";
import { told } from "./words.js";

/** Whether one does not know yet what that thing is. */
export const isUnknown = (item) => item.family !== undefined && item.known === 0;

/** What one calls it until then, one of it and many. */
export const guiseOf = (item) => {
  const { looks, one, many } = flavours[item.family];
  return { one: one(looks[item.look]), many: many(looks[item.look]) };
};

/** Picks those of several things that one does not know. */
export const unknownIn = (things) => things.filter(isUnknown);

/** From now on one knows the kind. */
export const learn = (item) => (isUnknown(item) ? [set(kind(item.kind), "known", 1)] : []);

/** The same, and it is told. */
export const tried = (item) => (isUnknown(item) ? [say(told("tried", { item })), learn(item)] : []);

/** At the end of a game one learns what one has carried all the way: so stories tell it by its name. */
export const unveiled = (who) => [unknownIn(who.pack).map(learn), who.pack.filter((item) => item.runic !== "").map((item) => set(item, "runeKnown", 1))];

/** The ids of all kinds of a family. */
export const kindsOf = memoized((family) => Object.keys(items).filter((id) => items[id].family === family));

/** Gives the kinds of each family their looks for this game. */
export const disguises = (_hero, dice) =>
  Object.entries(flavours).map(([family, { looks }]) => {
    const order = dice.shuffle(looks.map((_, look) => look));
    return kindsOf(family).map((id, n) => set(kind(id), "look", order[n % order.length]));
  });
