// What a bot finds in its pack for a fight, once it knows what it has.
import { isUnknown } from "../rules/identity.js";
import { averageOf } from "../rules/numbers.js";

export const known = (who, ...kinds) => who.pack.find((item) => kinds.includes(item.kind) && !isUnknown(item));
export const charged = (who, ...kinds) => who.pack.find((item) => kinds.includes(item.kind) && !isUnknown(item) && item.charge >= 1);

/** What is pointed at somebody when a fight goes badly; a foe that is half dead may even come over. */
const RAYS = ["staff-of-sparks", "wand-of-fire", "wand-of-webs", "wand-of-banishing", "staff-of-wind", "wand-of-frost"];
const raysAt = (foe) => (foe.hitPoints < foe.maxHitPoints * 0.6 ? ["wand-of-mastery", ...RAYS] : RAYS);
export const rayAt = (who, foe) => charged(who, ...raysAt(foe));

/** What is pointed at a friend who fights beside one. */
const AIDS = ["wand-of-haste", "wand-of-doubling"];
export const aid = (who) => charged(who, ...AIDS);
export const friendsOf = (who, world) => world.creatures.filter((one) => one.follows?.id === who.id);

/** A wand that one has not tried yet, or of which one never knows what it does. */
export const oddWand = (who) => who.pack.find((item) => item.onZap !== undefined && (isUnknown(item) || item.kind === "wand-of-changing") && item.charge >= 1);

/** Nobody throws from the hand what flies from a string; what comes back to the hand is worth one more, and a net as much as a good blow. */
const isForTheHand = (item) => item.missile !== undefined && item.slot === undefined && item.launcher !== "bow" && item.launcher !== "crossbow";
const worthOf = (item) => (item.onStrike === undefined ? averageOf(item.missile) + (item.returns ? 1 : 0) : 5);

const best = (missiles) => missiles.reduce((one, other) => (one !== undefined && worthOf(one) >= worthOf(other) ? one : other), undefined);

/** A foe with so little life is not worth what may break. */
const LITTLE = 10;

/** Picks what does most of all that is made for throwing. */
export const bestMissile = (who, foe) => {
  const missiles = who.pack.filter(isForTheHand);
  return (foe.hitPoints <= LITTLE ? best(missiles.filter((item) => item.breaks === undefined)) : undefined) ?? best(missiles);
};
