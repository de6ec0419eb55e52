// What walking into a trader opens: the goods, of one of them how many, and the goods again until one has had enough.
import { change, give, items, offer, say, set } from "gnaw";
import { market } from "./trader.js";

/** @type {Bumped} */
export const trading = (who, other, _dice, world) => (who.isHero && other.goodwill > 0 ? counter(who, world) : []);

/** One step back, with what is left of coins and goods. @type {Chosen} */
export const selling = (who, _option, _dice, world) => counter(who, world);

const counter = (who, world) => {
  const goods = world.level.stock.filter((kind) => items[kind].price <= who.coins);
  if (goods.length === 0) return [say("The trader has nothing that you could pay for.")];
  const shown = goods.map((kind) => [kind, { text: `${items[kind].name}: ${items[kind].price} coins`, effects: [amounts(who, kind, world)] }]);
  return [offer({
    title: `“Well?” You have ${who.coins} coins.`,
    options: { ...Object.fromEntries(shown), nothing: { text: "Nothing today" } },
    escape: "nothing",
  })];
};

const amounts = (who, kind, world) => {
  const { name, price, stacks } = items[kind];
  const all = { one: 1, several: stacks ? market.dozen : 1 };
  const payable = Object.entries(all).filter(([id, count]) => count * price <= who.coins && (id === "one" || count > 1));
  return offer({
    title: `How many? (${name})`,
    options: { ...Object.fromEntries(payable.map(([id, count]) => [id, sale(who, kind, count, world)])), back: { text: "Something else" } },
    escape: "back",
    then: "selling",
  });
};

const sale = (who, kind, count, world) => ({
  text: `${count} for ${count * items[kind].price} coins`,
  effects: [
    change(who, "coins", -count * items[kind].price),
    give(who, kind, { count }),
    set(world.level, "stock", world.level.stock.filter((one) => one !== kind)),
    say(`“A good choice.” You put ${count === 1 ? `the ${items[kind].name}` : `them`} into your pack.`, "good"),
  ],
});
