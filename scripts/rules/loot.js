// What lies about and what bodies leave.
import { items, lay, memoized, table } from "gnaw";
import { loot } from "../content/loot.js";
import { mayBeBetter } from "./equipment.js";
import { findable } from "./finds.js";
import { isConjured } from "./spans.js";
import { strokeOf } from "./strokes.js";
import { chanced } from "./runics.js";
import { timesByTalents } from "./talents.js";
import { dropCarried, isWithinLuck, layFood } from "./foodclock.js";

export const lootChances = table("lootChances", { percentLoot: 12, percentEnchanted: 25, percentWorse: 30 }, {
  percentLoot: "number: percent of bodies under which something lies",
  percentEnchanted: "number: percent of weapons and armour that are better or worse than usual",
  percentWorse: "number: percent of those that are worse",
});

const lootAt = memoized((depth) => findable(loot, depth));

/** Something from the loot of that depth, and what belongs to it. */
export const find = (depth, at, dice) => {
  const kind = dice.pick(lootAt(depth));
  const { comesWith } = loot[kind];
  return (comesWith === undefined ? [kind] : [kind, comesWith]).map((one) => layOut(one, at, dice));
};

const layOut = (kind, at, dice) => {
  const { count } = loot[kind];
  return lay(kind, at, { count: count === undefined ? 1 : dice.roll(count), bonus: mayBeBetter(items[kind]) ? bonus(dice) : 0, ...chanced(items[kind].slot, dice) });
};

const bonus = (dice) =>
  dice.percent(lootChances.percentEnchanted) ? (dice.percent(lootChances.percentWorse) ? -1 : dice.between(1, 2)) : 0;

/** What somebody carried falls down; his body may leave meat, and now and then something else lies under it. What was conjured leaves nothing. */
export const remains = (victim, killer, _cause, dice, world) => {
  if (victim.isHero || isConjured(victim)) return [];
  return [
    victim.pack.map((item) => dropCarried(item, victim.at, world)),
    meatOf(victim, killer, dice, world).map((kind) => layFood(kind, victim.at, world)),
    dice.percent(lootChances.percentLoot) ? find(world.depth, victim.at, dice) : [],
  ];
};

/** What his body leaves: for certain, or by chance as long as luck does not run away. */
const meatOf = (victim, killer, dice, world) =>
  Object.entries(victim.leaves ?? {})
    .filter(([kind, percent]) => dice.percent(percent * (killer === undefined ? 1 : timesByTalents(killer, "meat") * (strokeOf(killer).timesMeat ?? 1))) && (percent >= 100 || isWithinLuck(kind, world)))
    .map(([kind]) => /** @type {ItemId} */ (kind));
