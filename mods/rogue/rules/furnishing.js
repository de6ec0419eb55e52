// What lies and lives on a new level: things, gold and monsters in its rooms, and the Amulet at the bottom.
import { lay, set, table } from "gnaw";
import { LAST, monsterAt } from "./monsters.js";
import { heap } from "./purse.js";
import { laid } from "./pitfalls.js";
import { roomsOf } from "./places.js";
import { hidden } from "./secrets.js";
import { things } from "./things.js";
import { treasure } from "./treasury.js";

export const furniture = table("furniture", { tries: 9, percent: 36, goldOneIn: 2, guardPercent: 80, lonePercent: 25 }, {
  tries: "number: how many things may lie on a level",
  percent: "percent: chance of each of them",
  goldOneIn: "number: gold lies in one room of so many",
  guardPercent: "percent: of rooms with gold where somebody waits",
  lonePercent: "percent: the same of other rooms",
});

export const hasAmulet = (who) => who.pack.some((item) => item.kind === "rogue:amulet");

/** On the way up nothing new is found. */
export const furnishing = (who, level, dice, world) => {
  if (!level.isNew) return [];
  const isBusy = hasAmulet(who) && level.depth <= world.deepest - 1;
  return [
    set(level, "dark", 1), hidden(level, dice, world), laid(level, dice, world),
    roomsOf(level).map((cells) => inhabited(cells, level, dice, world, isBusy)),
    isBusy ? [] : treasure(roomsOf(level), level, dice, world),
    isBusy ? [] : things(somewhere(furniture.tries, level, dice).filter(() => dice.percent(furniture.percent)), dice, world),
    level.depth >= LAST && !hasAmulet(who) ? somewhere(1, level, dice).map((at) => lay("rogue:amulet", at)) : [],
  ];
};

const somewhere = (count, level, dice) => Array.from({ length: count }, () => level.free(dice)).filter((at) => at !== undefined);

const free = (cells, world, dice) => dice.shuffle(cells).find((at) => world.tileAt(at).action === undefined && world.creatureAt(at) === undefined);

const inhabited = (cells, level, dice, world, isBusy) => {
  const [gold, lair] = [free(cells, world, dice), free(cells, world, dice)];
  const hasGold = !isBusy && gold !== undefined && dice.oneIn(furniture.goldOneIn);
  const isLair = lair !== undefined && dice.percent(hasGold ? furniture.guardPercent : furniture.lonePercent);
  return [
    hasGold ? lay("rogue:gold", gold, { count: heap(level.depth, dice) }) : [],
    isLair ? monsterAt(level.depth, lair, dice) : [],
  ];
};
