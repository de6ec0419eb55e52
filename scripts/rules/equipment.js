// What is worn and wielded, and what that does for whoever has it on: each thing has a slot, and a slot has room for one.
import { say, set } from "gnaw";
import { sum } from "./numbers.js";
import { told } from "./words.js";

/** All that somebody wears or holds. */
export const wornBy = (who) => who.pack.filter((item) => item.worn === 1);

/** What somebody wears in a slot, if anything. */
export const wornIn = (who, slot) => who.pack.find((item) => item.slot === slot && item.worn === 1);

export const attackOf = (who) => who.attack + (wornIn(who, "hand")?.bonus ?? 0);

export const defenseOf = (who) => who.defense + sum(wornBy(who), (item) => (item.armour === undefined ? 0 : item.armour + item.bonus));

/** The dice of what somebody's blow does. */
export const damageOf = (who) => wornIn(who, "hand")?.damage ?? who.damage;

/** How many times as fast something goes, by all that is worn and says so in that cell. */
export const timesWorn = (who, cell) => wornBy(who).reduce((times, item) => times * (item[cell] ?? 1), 1);

export const wearing = (who, verb, item) => {
  if (verb === "takeOff") return [set(item, "worn", 0), say(told("takesOff", { who, item }), { about: who })];
  if (verb !== "wear") return [];
  const before = wornIn(who, item.slot);
  return [
    before === undefined ? [] : set(before, "worn", 0),
    set(item, "worn", 1),
    say(told(item.slot === "hand" ? "wields" : "putsOn", { who, item }), { about: who }),
  ];
};

/** What is laid down is worn no more. */
export const layingDown = (who, action) =>
  action.id === "drop" ? who.itemsHere.filter((item) => item.worn === 1).map((item) => set(item, "worn", 0)) : [];
