// What a bot wears: whatever is worth more than what it has on.
import { act, memoized } from "gnaw";
import { wornBy } from "../rules/equipment.js";
import { isUnknown } from "../rules/identity.js";
import { averageOf } from "../rules/numbers.js";

const better = memoized((who) => {
  const worn = (slot) => wornBy(who).find((item) => item.slot === slot);
  return who.pack.find((item) => item.slot !== undefined && item.worn === 0 && !isBarred(worn, item) && value(item) > value(worn(item.slot)));
});

export const dress = (who) => {
  const item = better(who);
  return item && act.use("wear", item);
};

/** A weapon for two hands and a shield would take turns for ever. */
const isBarred = (worn, item) =>
  (item.slot === "shield" && worn("hand")?.hands === 2) || (item.hands === 2 && worn("shield") !== undefined);

/** Rings are tried on, for nobody knows them else; of those that one knows some are for keeping. */
const KEPT = ["ring-of-thrift", "ring-of-mending", "ring-of-silence", "ring-of-thorns", "ring-of-sharp-eyes", "ring-of-return"];
const ringValue = (item) => (isUnknown(item) ? 3 : KEPT.includes(item.kind) ? 2 : 1);

const value = (item) => {
  if (item === undefined) return 0;
  return item.slot === "finger" ? ringValue(item) : 1 + item.bonus + (item.damage === undefined ? (item.armour ?? 0) : averageOf(item.damage));
};
