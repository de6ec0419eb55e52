// What is worn and wielded, and what that does for its bearer.
import { memoized, say, set, table } from "gnaw";
import { tried } from "./identity.js";
import { sum } from "./numbers.js";
import { felt, runicOf } from "./runics.js";
import { talentsOf } from "./talents.js";
import { told } from "./words.js";

/** Where a thing can be worn. */
export const slots = table("slots", {
  hand: { room: 1, line: "wields", off: "putsAway", word: "worn.hand" },
  body: { room: 1, line: "putsOn", word: "worn.body" },
  head: { room: 1, line: "putsOn", word: "worn.body" },
  shield: { room: 1, line: "putsOn", word: "worn.body" },
  feet: { room: 1, line: "putsOn", word: "worn.body" },
  back: { room: 1, line: "putsOn", word: "worn.body" },
  finger: { room: 1, line: "putsOn", word: "worn.body" },
}, {
  room: "number: how many things it has room for",
  line: "text: the row of texts that tells of putting something on there",
  off: "text?: the row of texts that tells of taking it off; as with clothes if it is left out",
  word: "text: the row of texts that stands behind the name of what is worn there",
});

/** Whether it does anything for a thing to be better or worse than others of its kind. */
export const mayBeBetter = (thing) => thing.slot === "hand" || thing.armour !== undefined;

/** All that somebody wears or holds. */
export const wornBy = memoized((who) => who.pack.filter((item) => item.worn === 1));

/**
 * What somebody wears in a slot, if anything.
 * @type {<Slot extends string>(who: Creature, slot: Written<Slot, keyof SlotsIds>) => Item | undefined}
 */
export const wornIn = memoized((who, slot) => who.pack.find((item) => item.slot === slot && item.worn === 1));

export const attackOf = (who) => who.attack + (wornIn(who, "hand")?.bonus ?? 0) + talentsOf(who, "attack");

export const defenseOf = (who) => who.defense + talentsOf(who, "defense") + sum(wornBy(who), (item) => (item.armour === undefined ? 0 : item.armour + item.bonus));

/** The dice of what somebody's blow does. */
export const damageOf = (who) => wornIn(who, "hand")?.damage ?? who.damage;

/** How many times as fast something goes, by all that is worn and says so in that cell. */
export const timesWorn = (who, cell) => wornBy(who).reduce((times, item) => times * (item[cell] ?? 1), 1);

/** What all that somebody wears adds to a chance to hit, in percent. */
export const accuracyOf = (who) => sum(wornBy(who), (item) => item.accuracy ?? 0);

/** What becomes of a hit on somebody by what he wears. */
export const answered = (who, attacker, dice, world) =>
  who.isHero ? wornBy(who).map((item) => [item.onStruck?.(who, attacker, dice, world) ?? [], runicOf(item)?.onStruck?.(who, attacker, dice, world) ?? []]) : [];

/** What is worn, each turn. */
export const wornThings = (who, dice, world) => wornBy(who).map((item) => item.whileWorn?.(who, dice, world) ?? []);

const takenOff = (who, item) => [set(item, "worn", 0), say(told(slots[item.slot].off ?? "takesOff", { who, item }), { about: who })];

export const wearing = (who, verb, item) => {
  if (verb === "takeOff") return takenOff(who, item);
  return [
    inTheWayOf(item, wornBy(who)).flatMap((other) => takenOff(who, other)),
    set(item, "worn", 1),
    say(told(slots[item.slot].line, { who, item }), { about: who }),
    tried(item), felt(item),
  ];
};

/** What must come off: what else the slot has no room for, and a shield beside a weapon for two hands. */
const inTheWayOf = (item, worn) => {
  const beside = worn.filter((other) => other.slot === item.slot);
  return [
    ...beside.slice(0, Math.max(0, beside.length + 1 - slots[item.slot].room)),
    ...worn.filter((other) => (other.slot === "shield" && item.hands === 2) || (other.hands === 2 && item.slot === "shield")),
  ];
};

/** What is asked before something is laid down that one wears. */
export const sureToDrop = (_who, action) => (action.item?.worn === 1 ? told("sure.drop", { item: action.item }) : undefined);

/** What is laid down is worn no more. */
export const layingDown = (who) => who.itemsHere.filter((item) => item.worn === 1).map((item) => set(item, "worn", 0));
