// A bot that has lost many games: it computes what a fight costs before it begins one, and has an answer to whatever costs too much.
import { act, add, bots } from "gnaw";
import { bandOf } from "../rules/bands.js";
import { isBottom } from "../rules/branches.js";
import { recovery } from "../rules/healing.js";
import { hunger } from "../rules/hunger.js";
import { hasHorn } from "../rules/wanderers.js";
import { decideBy, firstOf } from "./deciding.js";
import { awake, fightAwake, FIGHTING, habits, share, wants } from "./explorer.js";
import { priceOf } from "./reckoning.js";
import { charged, known } from "./packs.js";
import { beside, hunters, hurry, invoked, read, wayOut } from "./resorts.js";
import { meal } from "./simple.js";
import { run, seekHorn, takeHorn } from "./thief.js";
import { gather, seeToTheEnd, turnAside } from "./ways.js";

const { zap, shoot, fight, dine, stayWell, rest, drink, dress, learn, release, bargain, goOn } = habits;

/** The share of the life that is left that the fight after a stab at a sleeper may cost. */
const WORTH_A_STAB = 0.3;

/** Where few can stand around somebody: a corridor. */
const open = (at, world) => world.around(at, 1).filter((cell) => world.tileAt(cell).passable).length - 1;
const NARROW = 2;
const stand = (who, sight, _dice, world) => {
  const foes = hunters(who, sight, world);
  if (foes.length < 2 || beside(who, foes, world).length > 0 || world.turn % 20 >= 10) return undefined;
  const isCome = foes.every((foe) => foe.mind === undefined && foe.power === undefined);
  if (!isCome || open(who.at, world) <= NARROW) return isCome ? act.wait() : undefined;
  const place = world.around(who.at, 3).find((at) => {
    const far = world.distance(who.at, at);
    return far > 0 && world.known(at) && world.tileAt(at).passable && foes.every((foe) => world.distance(foe.at, at) > far) && open(at, world) <= NARROW;
  });
  return place && sight.walkTo(place);
};

/** A sleeper is stabbed when he and those with him are not too much for it; a creature that is about and has seen nobody is let go. */
const stab = (who, sight, dice, world) => {
  const asleep = sight.foes.filter((foe) => foe.mood === "asleep");
  if (asleep.length === 0 || awake(sight.foes).length > 0 || share(who) < 0.6) return undefined;
  const kin = asleep.filter((foe) => world.distance(foe.at, asleep[0].at) <= 8);
  return priceOf(who, kin) > WORTH_A_STAB * who.hitPoints ? undefined : fight(who, sight, dice, world);
};
/** Nobody is run after, but whoever flees past one is struck: else two may step to and fro for ever where both want to be. */
const strike = (who, sight, _dice, world) => {
  const foe = sight.foes.find((one) => one.mood === "fleeing" && world.distance(who.at, one.at) <= 1);
  return foe && sight.towards(foe);
};

const meeting = firstOf([wayOut, zap, shoot, stand, fightAwake, strike, stab]);
const face = (who, sight, dice, world) => (sight.foes.length === 0 ? undefined : meeting(who, sight, dice, world));

/** Wounds are slept off while there is food for it. */
const restWell = (who, sight) =>
  sight.foes.length === 0 && share(who) < 0.9 && who.poisoned === 0 && recovery.times(who) > 0 && meal(who) !== undefined ? act.plain("rest") : rest(who, sight);

/** Altars make a weapon better, for food that one can spare. */
const pray = (who, sight, _dice, world) => {
  if (awake(sight.foes).length > 0 || meal(who) === undefined || hunger.left(who) < 800) return undefined;
  if (who.ground.kind === "altar") return act.useTile("pray");
  const altar = world.tiles("altar").find((at) => world.known(at));
  return altar && sight.walkTo(altar);
};

/** A way aside is for those who are a match for what lives there. */
const turnAsideIfStrong = (who, sight, dice, world) => (who.level >= bandOf(world.depth) ? turnAside(who, sight, dice, world) : undefined);

/** From here on foes grow faster than oneself, and one does not look round: down as soon as the way is known. So without food. */
const DEEP = 7;
const isDiving = (who, world) =>
  world.place === undefined && !isBottom(world) && !hasHorn(who) && (bandOf(world.depth) >= DEEP || (hunger.left(who) < 600 && meal(who) === undefined));
const dive = (who, sight, _dice, world) => (isDiving(who, world) ? (hurry(who, sight, world, "descend") ?? findWay(who, sight)) : undefined);
/** One map is kept, to find the Horn by. */
const spareMap = (who) => who.pack.find((item) => item === known(who, "mapping") && item.count > 1);
const findWay = (who, sight) => (sight.stairs("descend") === undefined ? (invoked(charged(who, "charm-of-homing")) ?? read(who, spareMap(who))) : undefined);
const diveOn = (who, sight, _dice, world) => (isDiving(who, world) && hunters(who, sight, world).length > 0 ? hurry(who, sight, world, "descend") : undefined);
add(bots, {
  veteran: {
    doc: "computes what a fight costs, runs from what costs too much, makes use of all that it has, and knows the ways aside",
    act: decideBy([run, takeHorn, diveOn, face, dine, stayWell, restWell, drink, pray, dress, learn, release, gather, bargain, seekHorn, turnAsideIfStrong, seeToTheEnd, dive, goOn]),
    choose: wants("life", "attack", "softSteps", "defense", "assassin", ...FIGHTING),
  },
});
