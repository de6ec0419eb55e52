// Stalls, where one pays with food; and altars that exchange one thing for another of its kind.
import { act, allow, become, hand, instead, items, lay, offer, say, spend, table } from "gnaw";
import { loot } from "../content/loot.js";
import { findable } from "./finds.js";
import { told } from "./words.js";

export const trade = table("trade", { leastMeal: 450 }, { leastMeal: "number: turns of nourishment of the smallest meal for which something is sold" });

const meals = (who) => who.pack.filter((item) => item.nutrition !== undefined && item.nutrition >= trade.leastMeal);

/** What is for sale: not what the hero has put there himself. */
const waresIn = (things) => things.filter((item) => !item.leftBehind);

/** What lies on a stall is paid for. */
export const paying = (who) => (who.ground.kind === "stall" && waresIn(who.itemsHere).length > 0 ? instead(act.plain("buy")) : allow());

/** Whoever comes to a stall on which something lies is told how it is had. */
export const offering = (who, tile, _dice, world) => (who.isHero && waresIn(world.itemsAt(tile.at)).length > 0 ? [say(told("stall.offers"), "dim")] : []);

/** His own things the hero takes back, and then one is told what the first of the others costs. */
export const buying = (who, _at, _dice, world) => {
  const [ware] = waresIn(who.itemsHere);
  const own = who.itemsHere.filter((item) => item.leftBehind);
  return [own.map((item) => [hand(item, who, item.count), say(told("stall.own", { item: world.nameOf(item) }))]), ware === undefined ? [] : selling(who, ware, world)];
};

/** One meal for what lies there: which, one may choose. */
const selling = (who, ware, world) => {
  const food = meals(who);
  const named = { ware: world.nameOf(ware) };
  if (food.length === 0) return say(told("stall.poor", named));
  const paid = (meal) => [spend(meal), hand(ware, who, ware.count), become(who.at, "floor"), say(told("stall.sold", named), "good")];
  return offer({
    title: told("stall.title", named),
    text: told("stall.question", { least: trade.leastMeal }),
    options: { ...Object.fromEntries(food.map((meal) => [meal.kind, { text: told("stall.pay", { meal, turns: meal.nutrition }), effects: paid(meal) }])), leave: { text: told("stall.leave") } },
    escape: "leave",
  });
};

/** Whoever comes to an altar of exchange learns what it wants. */
export const inviting = (who) => (who.isHero && who.itemsHere.length === 0 ? [say(told("exchange.here"), "dim")] : []);

/** What is laid on an altar of exchange becomes something else of its kind. */
export const exchanging = (who, _action, dice, world) => {
  const [thing] = who.itemsHere;
  if (who.ground.kind !== "exchange-altar" || thing === undefined || thing.isPrize) return [];
  const others = Object.fromEntries(Object.entries(findable(loot, world.depth)).filter(([id]) => id !== thing.kind && isAlike(items[id], thing)));
  if (Object.keys(others).length === 0) return [say(told("exchange.nothing"))];
  return [spend(thing), lay(dice.pick(others), who.at), become(who.at, "spent-altar"), say(told("exchange.done"), "magic")];
};

const isAlike = (row, thing) => row.glyph === thing.glyph;
