// A trader: where one is, what there is to sell, and what comes of walking into one.
import { act, add, change, creatures, give, items, join, meters, offer, say, set, spawn, table } from "gnaw";
import { setMood } from "base/rules/moods.js";

/** What may be sold, and for how much. */
export const prices = table("prices", { ration: { coins: 12 }, jerky: { coins: 8 }, dart: { coins: 2 }, healing: { coins: 30 }, dagger: { coins: 15 } }, {
  coins: "number: what one costs",
});

export const market = table("market", { everyDepths: 2, goods: 3 }, {
  everyDepths: "number: there is a trader on each depth that this divides",
  goods: "number: how many things a trader has to sell",
});

add(meters, { stock: { holds: ["id of items"], start: [], owner: "level", doc: "what the trader of the level still has to sell" } });

add(creatures, {
  trader: {
    name: "trader", glyph: "p", tone: "magic", side: "neutral", hitPoints: 60, attack: 9, defense: 9, damage: "2d6",
    doc: "Walk into the trader to see what there is to buy. Traders remember who struck them.",
  },
});

const isTrader = (who) => who.kind === "market:trader";

export const opening = (_hero, level, dice) => {
  const at = level.isNew && level.depth % market.everyDepths === 0 ? level.free(dice) : undefined;
  return at === undefined ? [] : [spawn("trader", at), set(level, "stock", dice.shuffle(Object.keys(prices)).slice(0, market.goods))];
};

/** A trader stays where the goods are, and is nobody's foe until somebody strikes. */
export const keeping = (who) => (isTrader(who) && who.side === "neutral" ? act.wait() : undefined);

/** What is left and can be paid for, one option each. */
const goodsFor = (buyer, world) =>
  world.level.stock
    .filter((kind) => prices[kind].coins <= buyer.coins)
    .map((kind) => [
      kind,
      {
        text: `${items[kind].name}: ${prices[kind].coins} coins`,
        effects: [
          change(buyer, "coins", -prices[kind].coins), give(buyer, kind),
          set(world.level, "stock", world.level.stock.filter((one) => one !== kind)),
          say(`“A good choice.” You put the ${items[kind].name} into your pack.`, "good"),
        ],
      },
    ]);

export const trading = (who, other, _dice, world) => {
  if (!isTrader(other) || !who.isHero) return [];
  const goods = goodsFor(who, world);
  return goods.length === 0
    ? [say("The trader has nothing that you could pay for.")]
    : [offer({ title: `“Well?” You have ${who.coins} coins.`, options: { ...Object.fromEntries(goods), nothing: { text: "Nothing today" } } })];
};

/** Whoever is hurt in a market has had enough of the hero's side. */
export const remembering = (who) =>
  isTrader(who) && who.side === "neutral" && who.hitPoints < who.maxHitPoints
    ? [join(who, "foes"), setMood(who, "hunting"), say("The trader will not forget that.", { about: who, tone: "bad" })]
    : [];
