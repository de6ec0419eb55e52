// Gold: how much lies there, what becomes of it, and what bodies leave.
import { change, drop, lay, say, spend } from "gnaw";
import { told } from "base/rules/words.js";
import { thing } from "./things.js";

/** A heap of gold: the deeper, the more. */
export const heap = (depth, dice) => dice.between(0, 49 + 10 * depth) + 2;

/** How a hero goes who does not die. */
export const NO_DEATHS = ["vanishing", "change"];

/** Gold goes into the purse as soon as one stands on it: told in the words of picking up, it needs no other line that it lies there. @type {TileEntered} */
export const purse = (who, _tile, _dice, world) =>
  who.itemsHere.filter((item) => item.kind === "rogue:gold").map((item) => [
    spend(item, item.count), change(who, "gold", item.count), say(told("pickedUp", { name: world.nameOf(item) }), "gold"),
  ]);

/** What a body leaves: what it carried, and a leprechaun his own gold. */
export const legacy = (victim, _killer, cause, dice, world) => NO_DEATHS.includes(cause) ? [] : [
  victim.pack.map((item) => drop(item, victim.at, item.count)),
  victim.letter === "L" ? lay("rogue:gold", victim.at, { count: heap(world.depth, dice) }) : [],
  dice.percent(victim.carryPercent ?? 0) ? thing(victim.at, dice) : [],
];
