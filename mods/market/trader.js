// A trader: where one is, what there is to sell, and what becomes of one whom somebody strikes.
import { act, add, amend, cells, creatures, items, join, meters, say, set, spawn, table } from "gnaw";
import { turnTo } from "base/rules/moods.js";

export const market = table("market", { everyDepths: 2, goods: 3, dozen: 5 }, {
  everyDepths: "number: there is a trader on each depth that this divides",
  goods: "number: how many things a trader has to sell",
  dozen: "number: how many are sold together of what stacks",
});

cells(items, { price: "number?: coins that a trader asks for one; never sold if left out" });
amend(items, { ration: { price: 12 }, jerky: { price: 8 }, dart: { price: 2 }, healing: { price: 30 }, dagger: { price: 15 } });

cells(creatures, { goodwill: "number?: 1 for somebody who sells" });

add(meters, {
  stock: { holds: ["id of items"], start: [], owner: "level", doc: "what the trader of the level still has to sell" },
  goodwill: { start: 0, owner: "creature", doc: "1 for somebody who sells, until somebody strikes" },
});

add(creatures, {
  trader: {
    name: "trader", glyph: "p", tone: "magic", side: "neutral", goodwill: 1, hitPoints: 60, attack: 9, defense: 9, damage: "2d6",
    doc: "Walk into the trader to see what there is to buy. Traders remember who struck them.",
  },
});

const isSold = (kind) => items[kind].price !== undefined;

/** @type {LevelBegins} */
export const opening = (_hero, level, dice) => {
  const at = level.isNew && level.depth % market.everyDepths === 0 ? level.free(dice) : undefined;
  return at === undefined ? [] : [spawn("trader", at), set(level, "stock", dice.shuffle(Object.keys(items).filter(isSold)).slice(0, market.goods))];
};

/** A trader stays where the goods are. */
export const keeping = () => act.wait();

/** Whoever is struck or hurt in a market has had enough of the hero's side. @type {TurnEnds} */
export const remembering = (who) =>
  who.side !== "neutral" || who.hitPoints < who.maxHitPoints
    ? [set(who, "goodwill", 0), join(who, "foes"), turnTo(who, "hunting"), say("The trader will not forget that.", { about: who, tone: "bad" })]
    : [];
