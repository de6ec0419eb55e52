// A bot that plays as a sensible person does: the yardstick of balance. Its habits are asked in order; the first that answers decides.
import { act, add, bots, memoized } from "gnaw";
import { recovery } from "../rules/healing.js";
import { hunger, hungerOf } from "../rules/hunger.js";
import { isUnknown } from "../rules/identity.js";
import { decideBy, first } from "./deciding.js";
import { dress } from "./outfit.js";
import { aid, bestMissile, charged, friendsOf, known, oddWand, rayAt } from "./packs.js";
import { harm, priceOf } from "./reckoning.js";
import { goOn } from "./roaming.js";
import { meal } from "./simple.js";

const HARMFUL = ["poison", "confusion", "darkness", "sleep", "acid"];

/** Nobody reads in the dark. */
const isUsable = (who, item) => item.onRead === undefined || who.blind === 0;
const carried = (...kinds) => memoized((who) => who.pack.find((item) => kinds.includes(item.kind) && !isUnknown(item) && isUsable(who, item)));
const healing = carried("healing");
const brave = carried("might", "skin", "speed", "fire", "lullabies", "terror", "flight");
const sinking = carried("sinking");
const alwaysGood = carried("life", "sharpening", "warding", "naming");
const map = carried("mapping");
const filling = carried("broth", "plenty");
export const unknown = memoized((who) => who.pack.find((item) => isUnknown(item) && (item.onQuaff !== undefined || item.onRead !== undefined) && isUsable(who, item)));
export const taken = (item) => item && act.use(item.onQuaff === undefined ? "read" : "quaff", item);
export const share = (who) => who.hitPoints / who.maxHitPoints;
export const awake = (foes) => foes.filter((foe) => foe.mood === "hunting");

/** How many of its blows it takes to kill somebody, on average. */
const blowsToKill = (attacker, defender) => defender.hitPoints / harm(attacker, defender);

const isLosing = (who, foes) => {
  const close = awake(foes).slice(0, 3);
  const hits = close.reduce((blows, foe) => blows + blowsToKill(who, foe), 0);
  const pain = close.reduce((sum, foe) => sum + (who.hitPoints / blowsToKill(foe, who)) * (foe.speed / 100), 0);
  return close.length > 0 && (share(who) < 0.35 || hits * pain * 0.6 > who.hitPoints);
};

const REACH = 7;

/** At whoever is nearest, if he is in view and near enough. */
export const aimed = (verb, item, who, foe, world) =>
  item !== undefined && world.distance(who.at, foe.at) <= REACH && world.inView(foe.at) ? act.use(verb, item, foe.at) : undefined;

const useLast = (who, sight, _dice, world) => {
  const [foe] = awake(sight.foes);
  return (
    taken(share(who) < 0.5 ? healing(who) : undefined) ?? aimed("zap", rayAt(who, foe), who, foe, world) ??
    trade(who, sight, world) ?? taken(brave(who) ?? sinking(who)) ?? aimed("zap", oddWand(who), who, foe, world) ?? taken(unknown(who))
  );
};

/** Whoever is losing leaves the level if stairs are so near, in steps, and rather upwards: foes stay behind, and one can rest. */
const NEAR = 8;

const leave = (who, sight, _dice, world) => {
  const uses = world.depth > 1 ? ["ascend", "descend"] : ["descend"];
  if (uses.includes(who.ground.action)) return act.useTile(who.ground.action);
  const exit = uses.map((use) => sight.stairs(use)).find((at) => at !== undefined && sight.walkingDistance(at) <= NEAR);
  return exit && sight.walkTo(exit);
};

/** A bottle is for somebody who is worth it. */
const WORTH_A_BOTTLE = 0.25;
const toThrow = (who, foe) => (priceOf(who, [foe]) > WORTH_A_BOTTLE * who.hitPoints ? known(who, ...HARMFUL) : undefined) ?? bestMissile(who, foe);

const shoot = (who, sight, _dice, world) => {
  const foe = awake(sight.foes)[0];
  return foe === undefined || world.distance(who.at, foe.at) < 2 ? undefined : aimed("throw", toThrow(who, foe), who, foe, world);
};

const ATTACKING = ["staff-of-sparks", "staff-of-slowness"];

const zap = (who, sight, _dice, world) => {
  const foe = awake(sight.foes)[0];
  return foe === undefined ? undefined : (aimed("zap", charged(who, ...ATTACKING), who, foe, world) ?? cheer(who, world));
};

/** Friends fight better for some wands than foes should. */
const cheer = (who, world) => {
  const wand = aid(who);
  const friend = wand && friendsOf(who, world).find((one) => one.mood === "hunting");
  return friend && aimed("zap", wand, who, friend, world);
};

/** Into the place of a foe who stands far off, and out of the grip of whoever is near. */
const FAR_OFF = 4;
const trade = (who, sight, world) => {
  const far = sight.foes.find((foe) => world.distance(who.at, foe.at) >= FAR_OFF);
  return far && aimed("zap", charged(who, "wand-of-swapping"), who, far, world);
};

/** Picks the best for somebody who fights of what lies on pedestals: a fixed order is as good as any. */
const WANTED = ["life", "plate", "splint", "chain", "ring", "long-sword", "war-hammer", "axe", "staff-of-sparks"];

const bargain = (who, sight, _dice, world) => {
  const places = world.tiles("pedestal").filter((at) => world.known(at) && world.itemsAt(at).length > 0);
  if (places.length === 0) return undefined;
  const rank = (at) => (WANTED.indexOf(world.itemsAt(at)[0].kind) + WANTED.length + 1) % (WANTED.length + 1);
  const best = places.reduce((one, other) => (rank(other) < rank(one) ? other : one));
  return world.distance(who.at, best) === 0 ? act.pickUp() : sight.walkTo(best);
};

const captives = memoized((world) => world.creatures.filter((one) => one.mood === "captive"));

const release = (who, sight, _dice, world) => {
  const captive = awake(sight.foes).length > 0 ? undefined : captives(world).find((one) => world.known(one.at));
  if (captive === undefined) return undefined;
  return world.distance(who.at, captive.at) <= 1 ? sight.towards(captive) : sight.walkTo(captive.at);
};

/** In the last of every five rounds of twenty turns one looks only at those beside: what else would lead to and fro for ever ends there. */
export const opponents = (who, sight, world) =>
  world.turn % 100 < 80 ? sight.foes : sight.foes.filter((foe) => world.distance(who.at, foe.at) <= 1);

/** Nobody wakes somebody who is more than a match for him. */
const letsLie = (who, foe) => foe.mood === "asleep" && priceOf(who, [foe]) > 0.6 * who.hitPoints;

/** Whom one reaches by a detour only is left alone: it may lead out of his sight, and then one would turn back. */
const fight = (who, sight, _dice, world) => {
  const isNear = (foe, detour) => sight.walkingDistance(foe) <= world.distance(who.at, foe.at) + detour;
  const foes = opponents(who, sight, world);
  const foe = awake(foes).find((one) => isNear(one, 3)) ?? foes.find((one) => !letsLie(who, one) && isNear(one, 0));
  return foe && sight.towards(foe);
};

/** Sleepers are let lie. */
export const fightAwake = (who, sight, dice, world) => (awake(sight.foes).length > 0 ? fight(who, sight, dice, world) : undefined);

const dine = (who) => {
  const food = hungerOf(who).rank >= 2 ? meal(who) : undefined;
  return food && act.use("eat", food);
};

const learn = (who) => {
  const useful = alwaysGood(who) ?? (hunger.left(who) < 1000 ? filling(who) : undefined);
  return taken(useful ?? (share(who) > 0.8 ? unknown(who) : undefined));
};
const tryOut = (who) => learn(who) ?? taken(map(who));

const rest = (who, sight) =>
  sight.foes.length === 0 && share(who) < 0.75 && who.poisoned === 0 && recovery.times(who) > 0 && (meal(who) !== undefined || hunger.left(who) > 200)
    ? act.plain("rest")
    : undefined;

/** A well that one knows of, for somebody badly hurt. */
const drink = (who, sight, _dice, world) => {
  if (share(who) > 0.5 || awake(sight.foes).length > 0) return undefined;
  if (who.ground.kind === "well") return act.useTile("drink");
  const well = world.tiles("well").find((at) => world.known(at));
  return well && sight.walkTo(well);
};

const stayWell = (who) => (who.poisoned > 0 && share(who) < 0.9 ? act.wait() : undefined);

/** Takes the first of these that an offer holds. */
export const wants = (...gifts) => (_who, offer, dice) => gifts.find((gift) => offer.options.includes(gift)) ?? dice.pick(offer.options);

/** Talents of a fighter, one after the other, and freedom for captives. */
export const FIGHTING = ["free", "life", "attack", "defense", "bulwark", "secondWind", "gourmet", "fury", "strongArm", "thrift"];
export const take = wants(...FIGHTING);

/** With foes in view. */
const face = (who, sight, dice, world) =>
  sight.foes.length === 0
    ? undefined
    : (flee(who, sight, dice, world) ?? zap(who, sight, dice, world) ?? shoot(who, sight, dice, world) ?? fight(who, sight, dice, world));

/** Whoever is losing does the first of these that can be done. */
const whenLosing = (...ways) => (who, sight, dice, world) => (isLosing(who, sight.foes) ? first(ways, (way) => way(who, sight, dice, world)) : undefined);
const [despair, retreat, flee] = [whenLosing(useLast), whenLosing(leave), whenLosing(useLast, leave)];

export const habits = { despair, retreat, zap, shoot, fight, dine, stayWell, drink, rest, dress, learn, tryOut, release, bargain, goOn };

add(bots, {
  explorer: {
    doc: "explores, fights, eats when hungry, rests when hurt, goes down, fetches the Horn and brings it up",
    act: decideBy([face, dine, stayWell, drink, rest, dress, tryOut, release, bargain, goOn]),
    choose: take,
  },
});
