// Bots that play in other ways than the explorer: each puts habits of its own before his, or does without some of them.
import { act, add, bots, memoized, tiles } from "gnaw";
import { isBottom } from "../rules/branches.js";
import { wornIn } from "../rules/equipment.js";
import { hunger } from "../rules/hunger.js";
import { keyTo } from "../rules/keyrings.js";
import { hasHorn } from "../rules/wanderers.js";
import { decideBy } from "./deciding.js";
import { awake, fightAwake, FIGHTING, habits, share, wants } from "./explorer.js";
import { friendsOf } from "./packs.js";
import { isRunningOut } from "./roaming.js";

const { despair, retreat, zap, shoot, fight, dine, stayWell, drink, rest, dress, tryOut, release, bargain, goOn } = habits;

/** Whoever is careful rests sooner, and leaves sleepers alone. */
const restLong = (who, sight) => (sight.foes.length === 0 && share(who) < 0.95 && who.poisoned === 0 && hunger.left(who) > 500 ? act.plain("rest") : undefined);

/** An archer takes in hand the best of these for which he has enough for a fight, and shoots, even at whoever has come near. */
const LAUNCHERS = ["crossbow", "bow", "sling"];
const ENOUGH = 4;
const inHand = (who) => wornIn(who, "hand")?.kind;
const shots = (who, launcher) => who.pack.filter((item) => item.launcher === launcher);
const loaded = (who) => (LAUNCHERS.includes(inHand(who)) ? shots(who, inHand(who))[0] : undefined);
const mayString = (who, kind) => who.pack.some((item) => item.kind === kind) && shots(who, kind).reduce((sum, { count }) => sum + count, 0) >= ENOUGH;
const string = (who, sight) => {
  if (sight.foes.length > 0) return undefined;
  const better = loaded(who) === undefined ? LAUNCHERS : LAUNCHERS.slice(0, LAUNCHERS.indexOf(inHand(who)));
  const kind = better.find((one) => mayString(who, one));
  return kind && act.use("wear", who.pack.find((item) => item.kind === kind));
};
/** With an empty bow in hand one takes what one has for a fight. */
const drawBlade = (who, sight) => (sight.foes.length > 0 && LAUNCHERS.includes(inHand(who)) && loaded(who) === undefined ? dress(who) : undefined);

const BOWSHOT = 7;
const shootAt = (who, foe, item) => item && act.use("throw", item, foe.at);
const inReach = (who, foe, world) => world.distance(who.at, foe.at) <= BOWSHOT && world.inView(foe.at);
const shootBow = (who, sight, _dice, world) => {
  const foe = awake(sight.foes).find((one) => inReach(who, one, world));
  return foe && shootAt(who, foe, loaded(who));
};
/** Whoever is slower is kept at arm's length; sleepers are shot, too, and without a bow darts are thrown. */
const volley = (who, sight, _dice, world) => {
  const foe = sight.foes.find((one) => inReach(who, one, world));
  const dart = who.pack.find((item) => ["dart", "javelin"].includes(item.kind));
  const shot = loaded(who) ?? dart;
  if (foe === undefined || shot === undefined) return undefined;
  const isBeside = world.distance(who.at, foe.at) === 1;
  const back = isBeside && foe.speed < who.speed ? sight.awayFrom(foe) : undefined;
  return back ?? (isBeside && shot === dart ? undefined : shootAt(who, foe, shot));
};
/** A launcher stays in hand as long as there is something to shoot. */
const dressButHands = (who) => (loaded(who) === undefined ? dress(who) : undefined);

/** Whoever keeps allies frees all that he can, and waits for those who were hurt or left behind. */
export const gather = (who, sight, _dice, world) => {
  const late = friendsOf(who, world).find((one) => world.distance(who.at, one.at) > 4 || one.hitPoints < one.maxHitPoints / 2);
  return late !== undefined && sight.foes.length === 0 && hunger.left(who) > 600 && world.turn % 40 < 30 ? act.wait() : undefined;
};

/** Whoever is curious goes into every way aside that he finds, to its end, and comes back. Once he was as deep there, he knows it. */
const waysAside = memoized(() => Object.keys(tiles).filter((id) => tiles[id].place !== undefined));
export const turnAside = (who, sight, _dice, world) => {
  if (awake(sight.foes).length > 0 || world.deepest > world.depth || hasHorn(who)) return undefined;
  if (waysAside().includes(who.ground.kind)) return act.useTile("descend");
  const way = waysAside().flatMap((kind) => world.tiles(kind)).find((at) => world.known(at));
  return way && sight.walkTo(way);
};
export const seeToTheEnd = (who, sight, _dice, world) => {
  if (world.place === undefined || awake(sight.foes).length > 0) return undefined;
  const isLate = isRunningOut(who);
  const use = !isLate && world.deepest === world.depth && !isBottom(world) ? "descend" : "ascend";
  const stairs = sight.stairs(use);
  return (isLate ? undefined : sight.explore()) ?? (who.ground.action === use ? act.useTile(use) : stairs && sight.walkTo(stairs));
};

/** Whoever is greedy takes what he sees before somebody else does, opens what is locked, and has no time to heal. */
const LITTLE = 0.5;
const isPressed = (who, sight, world) => awake(sight.foes).some((foe) => world.distance(who.at, foe.at) <= 2);
/** What has a price, or may be taken only instead of something else. */
const isOffered = (at, world) => ["pedestal", "stall"].includes(world.tileAt(at).kind);
/** A while of each hundred turns goes without, so that what he cannot reach does not hold him for ever. */
const snatch = (who, sight, _dice, world) => {
  if (isPressed(who, sight, world) || share(who) < LITTLE || world.turn % 100 >= 80) return undefined;
  const item = world.floorItems.find((one) => world.known(one.at) && !isOffered(one.at, world) && world.distance(who.at, one.at) <= 12);
  return item && (world.distance(who.at, item.at) === 0 ? act.pickUp() : sight.walkTo(item.at));
};
const unlock = (who, sight, _dice, world) => {
  if (awake(sight.foes).length > 0 || !who.pack.some((item) => item.kind === "key")) return undefined;
  const door = world.tiles("locked-door").find((at) => world.known(at) && keyTo(who, at) !== undefined);
  return door && (world.distance(who.at, door) <= 1 ? act.plain("unlock", door) : sight.walkTo(door));
};
const restLittle = (who, sight) => (share(who) < LITTLE ? rest(who, sight) : undefined);

/** Each learns what goes with his way of playing, and for the rest what a fighter would. */
const bot = (doc, talents, ...ways) => ({ doc, act: decideBy(ways), choose: wants(...talents, ...FIGHTING) });

add(bots, {
  careful: bot("lets sleepers lie, shoots at whoever comes, rests until he is whole, and flees in time", ["softSteps", "secondWind"], despair, retreat, zap, shootBow, drawBlade, shoot, fightAwake, dine, stayWell, string, drink, restLong, dressButHands, tryOut, release, bargain, goOn),
  curious: bot("goes into every way aside, to its end, and comes back", ["scholar", "sight"], despair, retreat, zap, shoot, fight, dine, stayWell, drink, rest, dress, tryOut, release, bargain, turnAside, seeToTheEnd, goOn),
  greedy: bot("takes what it sees in the face of the foe, opens what is locked, rests little", ["lean", "butcher", "ironStomach"], despair, snatch, retreat, zap, shoot, fight, dine, stayWell, drink, restLittle, dress, tryOut, unlock, bargain, turnAside, seeToTheEnd, goOn),
  archer: bot("shoots from afar, and steps back from whoever is slower", ["strongArm", "attack", "sight"], despair, volley, drawBlade, retreat, zap, fight, dine, stayWell, string, drink, rest, dressButHands, tryOut, release, bargain, goOn),
  allyKeeper: bot("frees captives, waits for friends, and lets them fight", [], release, despair, retreat, zap, shoot, fight, dine, stayWell, gather, drink, rest, dress, tryOut, bargain, goOn),
});
