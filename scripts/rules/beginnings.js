// What a hero sets out with, and what he is told.
import { give, items, keyedBy, kind as all, say, set, table } from "gnaw";
import { levels } from "../content/levels.js";
import { getsHungry } from "./hunger.js";
import { told } from "./words.js";

export const kit = table("kit", {
  ration: { count: 1 },
  dagger: { count: 1, worn: 1 },
  leather: { count: 1, worn: 1 },
  dart: { count: 6 },
  healing: { count: 1 },
}, {
  count: "number: how many of it",
  worn: "number?: 1 if it is in hand or worn at the start",
});

keyedBy(kit, items);

export const beginnings = (hero) =>
  Object.entries(kit).filter(([kind]) => isOfUse(kind, hero)).map(([kind, { count, worn }]) => [give(hero, kind, { count, worn: worn ?? 0 }), set(all(kind), "known", 1)]);

/** Nobody sets out with a meal who needs none. */
const isOfUse = (kind, hero) => items[kind].nutrition === undefined || getsHungry(hero);

/** What the game is about; a mod with another aim removes this row. */
export const greeting = (hero) => [
  say(told("begins", { depths: levels.depths })),
  getsHungry(hero) ? say(told("begins.hunger")) : [],
];
