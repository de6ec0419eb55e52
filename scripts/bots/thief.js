// How the Horn is found, taken from under whoever lies on it, and carried away.
import { act } from "gnaw";
import { isBottom } from "../rules/branches.js";
import { hasHorn } from "../rules/wanderers.js";
import { awake, share } from "./explorer.js";
import { bestMissile, charged, known } from "./packs.js";
import { beside, hunters, hurry, invoked, mend, quaffed, read } from "./resorts.js";

/** From so few cells away one sees to it that the Horn lies free. */
const NEAR = 5;
/** Shares of the life that is left: with less nobody begins, and nobody goes on. */
const [ENOUGH, TOO_LITTLE] = [0.75, 0.4];

/** Whether that is the last level of the dungeon itself. */
const isLast = (world) => world.place === undefined && isBottom(world);

const hornOf = (who, world) => (hasHorn(who) || !isLast(world) ? undefined : world.floorItems.find((item) => item.kind === "horn" && world.known(item.at)));

/** What shows where it lies: a map, or a nose. */
export const seekHorn = (who, _sight, _dice, world) =>
  hasHorn(who) || !isLast(world) || hornOf(who, world) !== undefined ? undefined : (read(who, known(who, "mapping")) ?? quaffed(known(who, "scent")));

/** Somebody is moved off it, or runs. */
const rid = (who, sitter) => {
  const mover = charged(who, "wand-of-banishing", "wand-of-swapping", "staff-of-wind");
  return mover === undefined ? (invoked(charged(who, "charm-of-fear")) ?? read(who, known(who, "terror"))) : act.use("zap", mover, sitter.at);
};

/** A sleeper is woken from afar, and comes; a creature that is awake follows whoever goes away from it. */
const lure = (who, sitter, sight, world) => {
  const far = world.distance(who.at, sitter.at);
  if (sitter.mood !== "asleep") return far > 1 ? act.wait() : (sight.awayFrom(sitter) ?? undefined);
  const missile = bestMissile(who, sitter);
  return missile === undefined || far < 2 ? sight.towards(sitter) : act.use("throw", missile, sitter.at);
};

const unseat = (who, sitter, sight, world) => {
  if (sitter.mood === "asleep" && share(who) < ENOUGH) return undefined;
  const isNear = world.distance(who.at, sitter.at) <= NEAR && world.inView(sitter.at);
  return isNear ? (rid(who, sitter) ?? lure(who, sitter, sight, world)) : sight.towards(sitter);
};

/** Whoever is up is held up, so that he does not strike while one takes it. */
const delay = (who, [foe], world) => {
  if (foe === undefined || world.distance(who.at, foe.at) > 3 || !world.inView(foe.at) || foe.held > 0 || foe.slowed > 0) return undefined;
  const [ray, net, draught] = [charged(who, "staff-of-slowness", "wand-of-webs", "wand-of-frost", "wand-of-banishing", "staff-of-wind"), known(who, "net"), known(who, "speed")];
  if (ray !== undefined) return act.use("zap", ray, foe.at);
  return net === undefined ? (who.hasted > 0 ? undefined : quaffed(draught)) : act.use("throw", net, foe.at);
};

const isCaught = (who, sight, world) => beside(who, awake(sight.foes), world).some((foe) => foe.speed > who.speed);

/** The Horn is worth some blows: it is taken as soon as nobody lies on it. */
export const takeHorn = (who, sight, _dice, world) => {
  const horn = hornOf(who, world);
  if (horn === undefined) return undefined;
  const far = world.distance(who.at, horn.at);
  if (far === 0) return act.pickUp();
  if (share(who) < TOO_LITTLE || (far > NEAR && isCaught(who, sight, world))) return undefined;
  const sitter = world.creatureAt(horn.at);
  if (sitter !== undefined) return unseat(who, sitter, sight, world);
  return (far <= NEAR ? delay(who, hunters(who, sight, world), world) : undefined) ?? sight.walkTo(horn.at);
};

/** Up, and up: wounds alone are a reason to stop. */
export const run = (who, sight, _dice, world) =>
  hasHorn(who) && world.place === undefined ? ((hunters(who, sight, world).length > 0 ? mend(who) : undefined) ?? hurry(who, sight, world, "ascend")) : undefined;
