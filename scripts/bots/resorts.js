// Ways out of a fight that costs too much: stairs, charms, wands, bottles, draughts, scrolls, and what nobody knows yet.
import { act } from "gnaw";
import { isBottom } from "../rules/branches.js";
import { aimed, awake, opponents, share, taken, unknown } from "./explorer.js";
import { charged, known, oddWand, rayAt } from "./packs.js";
import { priceOf } from "./reckoning.js";
import { standsOn } from "./roaming.js";

/** The share of the life that is left that a fight may cost before one looks for a way out of it. */
const TOO_MUCH = 0.7;

/**
 * Those who are after somebody: no more of them than can get at him, and now and then only those beside him, so that one does not flee from
 * a fish for ever.
 */
export const hunters = (who, sight, world) => awake(opponents(who, sight, world)).slice(0, 5);
export const beside = (who, foes, world) => foes.filter((foe) => world.distance(who.at, foe.at) <= 1);

export const quaffed = (item) => item && act.use("quaff", item);
export const invoked = (item) => item && act.use("invoke", item);
export const read = (who, item) => (item !== undefined && who.blind === 0 ? act.use("read", item) : undefined);

/** Wounds are closed before the last of them. */
export const mend = (who) => (share(who) > 0.4 ? undefined : (invoked(charged(who, "charm-of-health")) ?? quaffed(known(who, "healing", "life"))));

/** Up or down, as far as one comes before they do: foes that are not beside somebody on the stairs stay behind. */
const slip = (who, foes, sight, world) => {
  const uses = world.depth === 1 ? ["descend"] : ["ascend", "descend"];
  if (uses.includes(who.ground.action) && beside(who, foes, world).length < foes.length) return act.useTile(who.ground.action);
  const gap = Math.min(...foes.map((foe) => world.distance(who.at, foe.at)));
  const reach = foes.some((foe) => foe.speed > who.speed) ? gap : 30;
  const way = gap < 2 ? undefined : uses.map((use) => sight.stairs(use)).find((at) => at !== undefined && sight.walkingDistance(at) <= reach);
  return way && sight.walkTo(way);
};

const BOTTLES = ["sleep", "poison", "confusion", "acid", "blaze", "darkness", "frost"];
const STRENGTHS = { might: "mighty", skin: "shielded", speed: "hasted" };

/** What is kept for the worst: at whoever is nearest, and then for oneself. */
const resort = (who, [foe], world) => {
  const far = world.distance(who.at, foe.at);
  const at = (verb, item) => aimed(verb, item, who, foe, world);
  const strength = Object.keys(STRENGTHS).filter((kind) => who[STRENGTHS[kind]] === 0);
  return (
    invoked(charged(who, "charm-of-fear", "charm-of-discord", "charm-of-stone")) ??
    at("zap", rayAt(who, foe)) ??
    (far >= 2 ? at("throw", known(who, ...BOTTLES)) : undefined) ??
    quaffed(known(who, ...strength)) ?? at("throw", known(who, "net")) ??
    read(who, known(who, "terror", "fire", "lullabies", "thunder", "company", "flight")) ??
    (isBottom(world) ? undefined : quaffed(known(who, "sinking")))
  );
};

/** When nothing that one knows is left, perhaps what one does not know helps. */
const gamble = (who, [foe], world) => {
  const wand = oddWand(who);
  if (wand !== undefined && world.inView(foe.at)) return act.use("zap", wand, foe.at);
  return taken(unknown(who));
};

/** Whoever is slower never gets at somebody who steps back. */
const stepBack = (who, foes, sight, world) =>
  foes.every((foe) => foe.speed < who.speed) && world.distance(who.at, foes[0].at) <= 1 ? (sight.awayFrom(foes[0]) ?? undefined) : undefined;

const isTooMuch = (who, foes) => priceOf(who, foes) > TOO_MUCH * who.hitPoints;

/** A way out of what costs too much. */
export const wayOut = (who, sight, _dice, world) => {
  const foes = hunters(who, sight, world);
  if (foes.length === 0) return undefined;
  const bad = isTooMuch(who, foes);
  return (bad || share(who) < 0.3 ? mend(who) : undefined) ?? (bad ? (slip(who, foes, sight, world) ?? resort(who, foes, world) ?? gamble(who, foes, world) ?? stepBack(who, foes, sight, world)) : undefined);
};

/** To the stairs and on, whoever comes after: only foes that are faster must be fought. */
export const hurry = (who, sight, world, use) => {
  if (standsOn(who, use)) return act.useTile(use);
  if (beside(who, awake(sight.foes), world).some((foe) => foe.speed > who.speed)) return undefined;
  const stairs = sight.stairs(use);
  return stairs && sight.walkTo(stairs);
};
